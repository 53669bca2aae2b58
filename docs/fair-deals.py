"""Deals Alhambra from a seed, as docs/fair-deals.md says, with nothing but Python: python3 fair-deals.py 'deal/1 … heron - owl7'"""

import hashlib
import sys

MASK = 0xFFFFFFFF
CURRENCIES = ["florin", "dirham", "denar", "ducat"]
PRICES = {
    "pavilion": [2, 3, 4, 5, 6, 7, 8],
    "seraglio": [3, 4, 5, 6, 7, 8, 9],
    "arcades": [4, 5, 6, 6, 7, 8, 8, 9, 10],
    "chambers": [5, 6, 7, 7, 8, 9, 9, 10, 11],
    "garden": [6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12],
    "tower": [7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13],
}


class Dice:
    """xoshiro128**, begun with the SHA-256 of a seed."""

    def __init__(self, seed):
        digest = hashlib.sha256(seed.encode()).digest()
        self.s = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
        self.s[3] |= 1

    def bits(self):
        s = self.s
        result = rotate(s[1] * 5 & MASK, 7) * 9 & MASK
        t = s[1] << 9 & MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotate(s[3], 11)
        return result

    def below(self, n):
        fair = 2**32 - 2**32 % n
        drawn = self.bits()
        while drawn >= fair:
            drawn = self.bits()
        return drawn % n

    def shuffle(self, items):
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def rotate(x, by):
    return (x << by | x >> 32 - by) & MASK


def deal(seed, seats):
    dice = Dice(seed)
    buildings = [f"{kind} {price}" for kind, prices in PRICES.items() for price in prices]
    dice.shuffle(buildings)
    yield "yard: " + ", ".join(buildings.pop() for _ in range(4))
    if seats == 2:
        yield "Dirk: " + ", ".join(buildings.pop() for _ in range(6))
    money = [(value, currency) for _ in range(2 if seats == 2 else 3) for currency in CURRENCIES for value in range(1, 10)]
    dice.shuffle(money)
    for seat in range(seats):
        hand = []
        while sum(value for value, _ in hand) < 20:
            hand.append(money.pop())
        yield f"seat {seat + 1}: " + ", ".join(f"{value} {currency}" for value, currency in hand)


if __name__ == "__main__":
    form, secret, *words = sys.argv[1].split(" ")
    print("hash:", hashlib.sha256(secret.encode()).hexdigest())
    for line in deal(sys.argv[1], len(words) or int(sys.argv[2])):
        print(line)
