import type { MenuItem } from '../shop-data.ts'

export function SubcategoryLinks({ items, label }: { items: MenuItem[]; label: string }) {
  if (items.length === 0) return null
  return (
    <nav aria-label={label} className="mb-8">
      <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 pb-1 md:mx-0 md:flex-wrap md:px-0">
        {items.map((item) => (
          <li key={item.id} className="shrink-0">
            <a
              href={item.url}
              className="flex min-h-14 items-center gap-3 rounded-full border-[1.5px] border-clay bg-white py-1 pr-5 pl-1.5 text-sm font-medium hover:border-stone"
            >
              {item.image ? (
                <img
                  src={item.image}
                  alt=""
                  width="44"
                  height="44"
                  className="size-11 rounded-full bg-sand object-cover"
                />
              ) : (
                <span className="size-11 rounded-full bg-sand" />
              )}
              {item.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
