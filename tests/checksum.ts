const ICO_WEIGHTS = [8, 7, 6, 5, 4, 3, 2]

export const isCompanyNumber = (number: string) => {
  if (!/^\d{8}$/.test(number)) return false
  const sum = ICO_WEIGHTS.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  return (11 - (sum % 11)) % 10 === Number(number[7])
}
