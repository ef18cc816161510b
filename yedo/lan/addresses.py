"""The addresses at which other devices in the room could reach this computer, the likeliest first."""

from __future__ import annotations

import ipaddress

import ifaddr

LOOPBACK = "127.0.0.1"
ELSEWHERE = ("tun", "tap", "wg", "utun", "docker", "br-", "veth", "virbr", "vethernet", "virtualbox", "vmware", "zt")
CARRIER = ipaddress.ip_network("100.64.0.0/10")
LIKELY = tuple(map(ipaddress.ip_network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))


def addresses() -> list[str]:
    """IPv4 addresses of real local networks: no loopback, no link-local, no VPN, no virtual machine."""
    found: list[str] = []
    for adapter in ifaddr.get_adapters():
        name = (adapter.nice_name or "").lower()
        if name.startswith(ELSEWHERE) or any(word in name for word in ("virtualbox", "vethernet", "vmware")):
            continue
        found += [str(ip.ip) for ip in adapter.ips if ip.is_IPv4 and ip.network_prefix < 32 and _local(str(ip.ip))]
    return sorted(dict.fromkeys(found), key=_rank)


def _local(address: str) -> bool:
    ip = ipaddress.ip_address(address)
    return not (ip.is_loopback or ip.is_link_local or ip.is_multicast or ip.is_unspecified or ip in CARRIER)


def _rank(address: str) -> int:
    ip = ipaddress.ip_address(address)
    return next((n for n, network in enumerate(LIKELY) if ip in network), len(LIKELY))
