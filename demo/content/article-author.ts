import type { ArticleAuthor } from './shape.ts'

export const articleAuthors: ArticleAuthor[] = [
  {
    code: 'klara-simkova',
    name: 'Klára Šimková',
    bio: {
      cs: 'Čaje vybírá a ochutnává patnáct let. Nejraději má jarní sklizně a ticho prvního nálevu.',
      sk: 'Čaje vyberá a ochutnáva pätnásť rokov. Najradšej má jarné zbery a ticho prvého nálevu.',
      en: 'She has chosen and tasted tea for fifteen years and loves spring harvests and a quiet first brew.',
      de: 'Seit fünfzehn Jahren wählt und verkostet sie Tee; am liebsten mag sie Frühlingsernten.',
    },
    picture: { theme: 'tea-morning', palette: 'celadon' },
    hair: 'long',
  },
  {
    code: 'ondrej-vala',
    name: 'Ondřej Vala',
    bio: {
      cs: 'Barista a pražič. Kávu zapisuje do sešitu od roku 2009 a sešity nevyhazuje.',
      sk: 'Barista a pražiar. Kávu si zapisuje do zošita od roku 2009 a zošity nevyhadzuje.',
      en: 'Barista and roaster. He has kept coffee notebooks since 2009 and never throws one away.',
      de: 'Barista und Röster. Seit 2009 führt er Kaffeehefte und wirft keines davon weg.',
    },
    picture: { theme: 'coffee-brewing', palette: 'espresso' },
    hair: 'short',
  },
  {
    code: 'marta-hrncirova',
    name: 'Marta Hrnčířová',
    bio: {
      cs: 'Točí na kruhu v dílně na Vysočině. Věří, že dobrý hrnek poznáte podle ucha.',
      sk: 'Točí na kruhu v dielni na Vysočine. Verí, že dobrý hrnček spoznáte podľa ucha.',
      en: 'She throws pots in a studio in the Vysočina hills and believes you know a good mug by its handle.',
      de: 'Sie dreht in einer Werkstatt im Hochland und erkennt einen guten Becher am Henkel.',
    },
    picture: { theme: 'pottery', palette: 'terracotta' },
    hair: 'long',
  },
  {
    code: 'tomas-benes',
    name: 'Tomáš Beneš',
    bio: {
      cs: 'Stará se o prodejnu i sklad. Píše o tom, co se děje mezi policí a vašimi dveřmi.',
      sk: 'Stará sa o predajňu aj sklad. Píše o tom, čo sa deje medzi policou a vašimi dverami.',
      en: 'He runs the shop and the stockroom and writes about what happens between shelf and doorstep.',
      de: 'Er kümmert sich um Laden und Lager und schreibt über den Weg vom Regal zu Ihrer Tür.',
    },
    picture: { theme: 'reading', palette: 'slate' },
    hair: 'short',
  },
]
