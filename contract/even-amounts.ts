const FRACTION = /([.,])\d{2}(?=\D*$)/

/**
 * Amounts that stand under each other have as many decimals: where one of them has a fraction, whole ones get theirs. A
 * price that stands alone stays short.
 */
export function evenAmounts(
  amounts: readonly (string | null | undefined)[],
): <Text extends string | null>(amount: Text) => Text | string {
  const [mark] = amounts.flatMap((amount) => FRACTION.exec(amount ?? '')?.[1] ?? [])
  return (amount) =>
    mark === undefined || amount === null || FRACTION.test(amount)
      ? amount
      : amount.replace(/\d(?=\D*$)/, `$&${mark}00`)
}
