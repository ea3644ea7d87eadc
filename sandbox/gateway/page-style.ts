/** A bank's sober page, unlike any shop's: visitors see that they have left it. */
export const PAGE_STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#14202e;background:#eef2f6}
.notice{margin:0;padding:.625rem 1rem;background:#ffd84d;color:#2b2300;text-align:center;text-wrap:balance;font-size:.9375rem;font-weight:600}
.brand,main{max-width:30rem;margin:0 auto;padding:0 1rem}
.brand{margin-block:1.5rem .75rem;font-size:1.125rem;font-weight:700;letter-spacing:.01em;color:#0b3d6b}
main>section{background:#fff;border:1px solid #d5dde6;border-radius:.75rem;padding:1.25rem;margin:0 0 1rem;box-shadow:0 1px 2px rgb(20 32 46/.06)}
h1{margin:0;font-size:1rem;font-weight:500;color:#48586a}
h1 strong{display:block;margin-top:.125rem;font-size:2rem;line-height:1.2;font-weight:700;color:#14202e;font-variant-numeric:tabular-nums}
h2{margin:0 0 .75rem;font-size:1.0625rem}
h1.plain{font-size:1.375rem;font-weight:700;color:#14202e;margin-bottom:.5rem}
p{margin:0 0 .75rem}
dl{margin:1rem 0 0;font-size:.9375rem}
dl div{display:flex;justify-content:space-between;gap:1rem;padding:.5rem 0;border-top:1px solid #e6ebf1}
dt{color:#48586a;flex:none}
dd{margin:0;text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
dl div:last-child{padding-bottom:0}
.card span{white-space:nowrap}
form{display:grid;gap:.625rem}
button{display:block;width:100%;min-height:3rem;padding:.625rem 1rem;border:1px solid #5d6f83;border-radius:.5rem;background:#fff;color:#14202e;font:inherit;font-weight:600;text-align:center;cursor:pointer}
button:hover{background:#f3f6f9}
button.main{border-color:#0b5cab;background:#0b5cab;color:#fff;min-height:3.25rem;font-size:1.0625rem}
button.main:hover{background:#094c8f}
button.danger{border-color:#a3261f;color:#a3261f}
button.danger:hover{background:#fdf1f0}
.card{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.125rem 1rem;margin:0 0 1rem;padding:.875rem 1rem;border-radius:.5rem;background:#f3f6f9;font-variant-numeric:tabular-nums}
details{margin-top:1rem}
summary{min-height:2.75rem;padding:.625rem 0;cursor:pointer;color:#0b5cab;font-weight:600}
details form{margin-top:.375rem}
.leave{margin:1rem 0 2rem;text-align:center}
.leave a{display:inline-block;padding:.625rem;color:#0b5cab}
:focus-visible{outline:3px solid #f0a500;outline-offset:2px}
@media (min-width:48rem){.brand,main{max-width:32rem}.brand{margin-block-start:3rem}main>section{padding:1.75rem}}
`

/** In the shop's colours, for a page that is nobody's bank. */
export const SHOP_STYLE = `
body{color:#2a241d;background:#faf6ef}
.brand{color:#2f4530}
main>section{border-color:#e5dac8;box-shadow:none}
h1.plain{font-family:Georgia,"Times New Roman",serif;font-size:1.625rem;font-weight:500;color:#2a241d}
p{color:#6d6152}
.notice{color:#2b2300}
button{border-color:#b9a98f;border-radius:.75rem;color:#2a241d;text-align:left}
button:hover{background:#f2ebdf}
button small{display:block;font-size:.875rem;font-weight:400;color:#6d6152;overflow-wrap:anywhere}
button.danger{text-align:center}
:focus-visible{outline-color:#1f5f8b}
`
