import type { MenuItem } from '../shop-data.ts'
import { keptPart } from '../ui/kept-part.tsx'

interface Props {
  items: MenuItem[]
}

/** Categories as round pictures with a name: a row that scrolls on a phone, a grid elsewhere. */
export const CategoryTiles = keptPart<Props>(
  ({ items }) => items,
  function CategoryTiles({ items }: Props) {
    return (
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:grid-cols-3 md:gap-8 md:overflow-visible md:px-0 lg:grid-cols-6">
        {items.map((item) => (
          <li key={item.id} className="w-24 shrink-0 snap-start md:w-auto">
            <a href={item.url} className="group block text-center">
              <span className="mx-auto block aspect-square overflow-hidden rounded-full bg-sand">
                {item.image && (
                  <img
                    src={item.image.replace(/160$/, '320')}
                    alt=""
                    width="320"
                    height="320"
                    loading="lazy"
                    className="size-full object-cover transition-transform duration-240 group-hover:scale-105"
                  />
                )}
              </span>
              <span className="mt-3 block text-sm font-medium group-hover:underline">{item.name}</span>
            </a>
          </li>
        ))}
      </ul>
    )
  },
)
