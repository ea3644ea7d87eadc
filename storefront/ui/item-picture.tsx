/** The small picture beside a line of an order; a line without one has its words alone. */
export function ItemPicture({ image_url }: { image_url: string | null | undefined }) {
  if (!image_url) return null
  return (
    <img
      src={image_url}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      className="size-14 shrink-0 rounded-sm bg-sand object-cover"
    />
  )
}
