import { usePath, useStorefront } from '../storefront-context.tsx'

export function Wordmark() {
  const { shop } = useStorefront()
  const path = usePath()
  return (
    <a
      href={path('home')}
      className="display flex min-h-11 items-center text-xl tracking-tight text-tea-deep"
    >
      {shop.shop.name}
    </a>
  )
}
