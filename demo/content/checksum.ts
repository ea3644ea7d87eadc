const ICO_WEIGHTS = [8, 7, 6, 5, 4, 3, 2]

export const isCompanyNumber = (number: string) => {
  if (!/^\d{8}$/.test(number)) return false
  const sum = ICO_WEIGHTS.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  return (11 - (sum % 11)) % 10 === Number(number[7])
}

export const isIban = (iban: string) => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => `${parseInt(letter, 36)}`)
  return BigInt(digits) % 97n === 1n
}
