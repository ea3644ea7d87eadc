import type { Context } from '#platform/http/context.ts'
import { invalid } from '#platform/http/failure.ts'
import { WEAK_PASSWORD } from './auth-texts.ts'

/** What people choose most, of those long enough to be chosen here: the first guesses of whoever guesses. */
const COMMON = new Set(
  `12345678 123456789 1234567890 12345678910 123456789a 123456789q 1234567a 1234567891 0123456789 01234567
  87654321 987654321 9876543210 0987654321 11111111 111111111 1111111111 00000000 000000000 0000000000
  22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 999999999 12121212 21212121
  10101010 11223344 1122334455 11112222 12341234 123123123 123321123 12344321 147258369 147852369 159753456
  741852963 963852741 789456123 14725836 15975325 password password1 password12 password123 password1234
  passw0rd p@ssw0rd p@ssword pass1234 passpass passwort passwort1 mypassword letmein1 letmein123 welcome1
  welcome123 trustno1 whatever iloveyou iloveyou1 iloveyou2 ilovegod loveyou1 sunshine sunshine1 princess
  princess1 football football1 baseball baseball1 basketball superman superman1 spiderman starwars batman123
  pokemon1 computer computer1 internet samsung1 michelle jennifer jessica1 danielle victoria benjamin elizabeth
  alexander alexandra alexandr christian nicholas jonathan stephanie veronika veronica charlie1 ashley12
  michael1 jordan23 marlboro mercedes ferrari1 corvette chelsea1 arsenal1 liverpool liverpool1 barcelona
  manchester juventus slavia123 sparta123 slaviapraha spartapraha banik123 hockey123 hokej123 chocolate
  cokolada cheesecake snowball snoopy123 butterfly flowers1 rainbow1 diamond1 midnight november december
  september february monday123 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwertz12 qwertz123 qwertzui
  qwertzuiop qwe123qwe qweasdzxc qazwsx123 qazwsxedc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc
  1qazxsw2 q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 asdfghjk asdfghjkl asdfasdf asdf1234 asdfqwer zxcvbnm1
  zxcvbnm123 yxcvbnm1 abcdefgh abcd1234 abc12345 abcabc123 aaaaaaaa aa123456 a1234567 a12345678 a123456789
  qweqweqwe aaaaaaa1 admin123 admin1234 administrator root1234 test1234 testtest changeme default1 secret12
  secret123 access14 master12 login123 user1234 guest123 heslo123 heslo1234 heslo12345 heslo123456 mojeheslo
  mojeheslo1 heslo.123 hesloheslo hesielko ahoj1234 ahoj12345 ahojahoj ahojsvete martin123 martin12 lukas123
  tomas123 honza123 petr1234 pavel123 michal123 jakub123 david123 marek123 zuzana123 lucie123 katka123
  lenka123 monika123 veronika1 barbora1 terezka1 kristyna kristynka klarinka karolina karolinka natalka1
  milujute milujitte milacek1 milacku1 lasicka1 laskamoje mojelaska zlaticko slunicko slunicko1
  sluníčko slniecko kocicka1 kocourek pejsek12 krtecek1 broucek1 beruska1 zviratko motylek1 praha123 prahapraha
  brno1234 ostrava1 bratislava slovensko slovakia ceskarepublika kosice123 zilina123 nitra123 pardubice
  olomouc1 skoda123 skodafabia octavia1 formula1 fotbal123 futbal123 hokejista vitrine1 vitrine123
  dragon12 dragon123 monkey12 monkey123 shadow12 shadow123 killer12 killer123 freedom1 summer123 winter123
  hello123 hello1234 hellohello google123 facebook facebook1 instagram pinkfloyd metallica nirvana1 slipknot
  linkinpark blink182 eminem123 madonna1 matrix12 matrix123 godfather rockstar playstation nintendo minecraft
  minecraft1 fortnite counterstrike harrypotter gandalf1 hogwarts terminator`
    .split(/\s+/)
    .filter((word) => word.length > 0),
)

/** Refuses what is guessed first: the commonest passwords and the e-mail itself. */
export function requireStrongPassword(
  { language }: Pick<Context, 'language'>,
  field: string,
  password: string,
  email: string | null,
): void {
  const typed = password.normalize('NFKC').trim().toLowerCase()
  const own = email === null ? [] : [email, email.split('@')[0]]
  if (COMMON.has(typed) || own.includes(typed)) throw invalid(field, WEAK_PASSWORD[language])
}
