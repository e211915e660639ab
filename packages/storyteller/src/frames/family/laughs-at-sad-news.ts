import { said, type NamedScene } from '../scene.ts';

/** Somebody died, and the child laughs or is silly when it is talked of. */
export const laughsAtSadNews: NamedScene = {
  id: 'laughs',
  image: 'a laugh that comes out at the wrong door',
  cue: said(
    String.raw`(?=[^]*\b(?:died|dying|dead|death|funeral|passed away|passed on)\b)[^]*\b(?:laugh(?:s|ed|ing)?|giggl\w+|smil(?:es|ed|ing)|jok(?:es|ed|ing)|acts? silly|silly|funny)\b`,
    String.raw`\b(?:laugh\w*|smil\w*|jok\w*|silly|funny) (?:with|together|like|about) (?:him|her|grand\w*|gran\w*|nan\w*)|\b(?:no longer|never|stopped|doesn'?t|does not|hasn'?t|won'?t|not) (?:\w+ )?(?:laugh|smil|jok)\w*|\b(?:other|kids|children|friends?|classmates?|boys?|girls?|they) (?:\w+ )?(?:laugh|jok)\w*|laughed at (?:him|her)|used to|made (?:him|her|us) (?:laugh|smile)`,
  ),
  decides: /\b(?:laugh(?:s|ed|ing)?|giggl\w+|silly) (?:\w+ )?(?:when(?:ever)?|if|at)\b[^.!?]{0,40}\b(?:gran\w*|nan\w*|grand\w*|pop\w*|oma|opa)\b[^.!?]{0,16}\b(?:died|dying|dead|death|funeral)\b/i,
  answers: /\b(?:laugh\w*|giggl\w*|silly|smil\w*|don'?t know why)\b/i,
  titles: { young: 'A Laugh Got Out', older: 'A Laugh at the Wrong Door' },
  text: {
    '4-5': `
      D<laughs> {who} died, and people talk about it. Then a laugh may come out of {Name}. It is not a mean laugh. The body is full of a big thing. It looks for a way out, and finds a laugh.
      P<laughs> Grown-ups know that kind of laugh. Some of them have it too, when it is sad.
      Q<laughs> When people talk about {who}, {Name} may feel ____.
      H<laughs> {helper} can say, "That laugh is all right."
      H<laughs> {helper} can tell the sad thing again, in few words.
      T<laughs> {he} can hold a hand when the talk begins.
      T<laughs> {he} can go out for a bit, and come back.
      C<laughs> {he} can think, "My laugh got out. I am still sad."
      A<laughs> {who} died, and no child made it so. Some people cry, and in some a laugh gets out. Both can miss {who}. There is a lap for the laugh and for the rest.
    `,
    '6-7': `
      D<laughs> {who} died. When people talk about it, {Name} may laugh and not know why. It is a thing that bodies do when something is too big. A laugh is the nearest door, so the feeling goes out there. It does not mean that it is funny. It does not mean that nobody is missed.
      P<laughs> It can look odd to people who are crying. Once they know what it is, they do not mind.
      P<laughs> Grown-ups know it as well. Some of them have giggled at a funeral and were sad all day.
      Q<laughs> When the talk is about {who}, {Name} may feel ____. There may be another feeling under the laugh.
      H<laughs> {helper} can say, "That laugh means it is a lot." ~ It helps when somebody knows.
      H<laughs> {helper} can talk about {who} in short bits. ~ Short bits are easier to bear.
      T<laughs> {he} can squeeze something in a pocket until the laugh has gone by.
      T<laughs> {he} can say, "I need a minute," and go out.
      C<laughs> {he} can think, "It came out as a laugh. It is not a joke."
      A<laughs> {who} died, and nobody made it happen. One person cries, one is quiet, and from one a laugh came out. They all miss the same person. Nobody is cross about a laugh that took the wrong door.
    `,
    '8-10': `
      D<laughs> {who} died. {Name} may have laughed when people talked about it, and been shocked by it. Doctors know this well. When a feeling is too large, the body lets some of it out, and it does not choose which way. It can be tears, a temper or a giggle. The laugh says nothing about how fond somebody was.
      P<laughs> To others it may look like not caring. One sentence from a grown-up puts that right.
      P<laughs> It happens at funerals and in hospitals, to adults with serious jobs. They bite their lips, and some of them look for a hymn book to hide behind.
      Q<laughs> Under the laugh, {Name} might notice ____. It can take a while to show.
      H<laughs> {helper} can say that it is nerves, and that nobody needs to apologise for it.
      H<laughs> {helper} can talk about {who} while doing something else, such as drying up. ~ It is easier when nobody is looked at.
      T<laughs> {he} can press both feet on the floor and breathe out slowly until it has passed.
      T<laughs> {he} can say, "I'm not laughing at it," and go out for a minute.
      C<laughs> {he} can think, "It came out at the wrong door, and it is still sadness."
      A<laughs> {who} died and cannot come back, and nothing that {Name} did or felt had a part in it. There are people who cry at once and people who cry in March. There are some who laugh first. In a family all kinds sit at one table, and they miss the same person.
    `,
  },
}; // prettier-ignore
