interface Place {
  street: string | null
  city: string | null
  post_code: string | null
}

/** "Úzká 10, 602 00 Brno", of what is known of it. */
export function placeLine({ street, city, post_code }: Place): string {
  return [street, [post_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
