/** A bar filled to so many percent; drawn, because the page's policy allows no style attributes. */
export function RatingBar({ percent }: { percent: number }) {
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-1.5 w-full rounded-full"
    >
      <rect width="100" height="6" className="fill-clay" />
      <rect width={percent} height="6" className="fill-warning" />
    </svg>
  )
}
