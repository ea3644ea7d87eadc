/** What is charged for, and by which method; a method that names itself after it says so once. */
export const chargeLabel = (charge: string, method: string): string =>
  method === charge || method.startsWith(`${charge} `) ? method : `${charge}: ${method}`
