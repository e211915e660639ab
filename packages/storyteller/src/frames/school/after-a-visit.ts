import { said, type NamedScene } from '../scene.ts';

const VISITOR = String.raw`(?:gran(?:d)?dad|grand(?:ma|pa|mum|mother|father|parents)|granny|grandpop|gran|nan(?:a|ny|ni|i)?|oma|opa|pop|papa|abuel[ao]s?|auntie|aunty|aunt|uncle|cousins?|visitors?|friends?|(?:big |older |half[- ]?)?(?:brother|sister))`;
const GOES = String.raw`(?:go(?:es)? (?:back |away )?home|leaves?|(?:has|have) to (?:go|leave)(?: back)?(?: home)?|go(?:es)?(?: away| back)?|drives? (?:off|away|home)|(?:is|are) leaving|(?:it'?s|is) time (?:for \w+ )?to (?:go|leave))`;

/** Somebody loved has been to visit and goes home again. */
export const afterAVisit: NamedScene = {
  id: 'visitgone',
  image: 'a cup that is still warm, and the one who drank from it on the way home',
  cue: said(
    String.raw`\b${VISITOR}\b[^.!?]{0,40}\bwhen (?:he|she|they) ${GOES}\b[^.!?]{0,30}\b(?:visit\w*|stay\w*|weekend|our house|ours)\b|\bwhen(?:ever)? (?:(?:his|her|their|my|the|our) )?${VISITOR}(?: and \w+)? ${GOES}\b|\b(?:cr(?:y|ies|ying)|upset|meltdowns?|sad|clingy|sobs?|tantrums?|screams?|inconsolable) (?:\w+ ){0,2}(?:when|after) (?:(?:his|her|their) )?${VISITOR}(?: and \w+)? (?:(?:has|have|had) (?:to )?)?(?:gone|go(?:es)?|leaves?|left)(?: (?:back|away))?(?: home)?\b|\bafter (?:(?:his|her|their|my) )?${VISITOR}(?: and \w+)?(?:'s)? (?:visit\w*|(?:has|have) (?:been to (?:visit|stay)|gone home|visited|stayed))\b`,
    String.raw`\b(?:died|dead|passed|hospital|funeral|ill\b|nursery|gate|school|childminder|to work|moved? (?:away|abroad|to)|moving|divorc\w*|prison|army|sleepover|leaves? (?:him|her|them) (?:out|alone|behind)|leaves? the room|bed ?time|playdate|won'?t leave|hits?|bites?)\b`,
  ),
  decides: true,
  answers: /\b(?:cling\w*|visit\w*|upset|cr(?:y|ies|ying)|goes home|leaves|misses)\b/i,
  titles: { young: 'A Cup That Is Still Warm', older: 'A Cup That Is Still Warm' },
  roles: {
    guest: {
      fallback: { text: 'the visitor' },
      cues: [
        { match: /\b[Gg]rand(?:ma|mum|mother)\b/, phrase: { text: 'Grandma', gender: 'f' } },
        { match: /\b[Gg]rand?(?:dad|father)\b/, phrase: { text: 'Grandad', gender: 'm' } },
        { match: /\b[Gg]randpa\b/, phrase: { text: 'Grandpa', gender: 'm' } },
        { match: /\b[Gg]randparents\b/, phrase: { text: 'the grandparents', plural: true } },
        { match: /\b[Gg]ranny\b/, phrase: { text: 'Granny', gender: 'f' } },
        { match: /\b[Gg]ran\b/, phrase: { text: 'Gran', gender: 'f' } },
        { match: /\b[Nn]ana\b/, phrase: { text: 'Nana', gender: 'f' } },
        { match: /\b[Nn]anny\b/, phrase: { text: 'Nanny', gender: 'f' } },
        { match: /\b[Nn]ani\b/, phrase: { text: 'Nani', gender: 'f' } },
        { match: /\b[Nn]an\b/, phrase: { text: 'Nan', gender: 'f' } },
        { match: /\b(?:[Aa]untie|[Aa]unty) (\p{Lu}\p{Ll}+)/u, phrase: { text: 'Auntie $', gender: 'f' } },
        { match: /\b[Uu]ncle (\p{Lu}\p{Ll}+)/u, phrase: { text: 'Uncle $', gender: 'm' } },
        { match: /\bcousins\b/i, phrase: { text: 'the cousins', plural: true } },
      ],
    },
  },
  text: {
    '2-3': `
      D<visitgone> {guest} came to play. Now it is bye-bye. {Name} may want one more hug. A goodbye can be hard. Wave, wave.
      P<visitgone> People go home to sleep. They come again.
      Q<visitgone> With the last hug, {Name} may feel ____.
      H<visitgone> {helper} can look out too.
      T<visitgone> {he} can blow a big kiss.
      T<visitgone,comforter> {he} can hug {comforter}, snug.
      C<visitgone> {he} can say, "Bye-bye, come again!"
      A<visitgone> The car is gone, vroom. The cup is still warm. That was a good day to play. Goodbye, and come again.
    `,
    '4-5': `
      D<visitgone> A visit begins with a hello. Then comes a good long bit in between. At the goodbye, {Name} may want to hold on to a sleeve. A coat goes on, and {guest goes} home. It is hard, because the good bit was so good.
      P<visitgone> Whoever drives home may be sad too. They wave for longer than one can see.
      Q<visitgone> When {guest has} gone, {Name} may feel ____.
      H<visitgone> {helper} can mark the next visit on the calendar.
      H<visitgone> {helper} can keep one game for just after the goodbye.
      T<visitgone> {he} can carry a bag out to the car.
      T<visitgone> {he} can wave until the corner, and then draw the best bit.
      T<visitgone,comforter> {he} can hold {comforter} and look out.
      C<visitgone> {he} can think, "A goodbye, and then a hello again."
      A<visitgone> On the table is a cup that is still warm. The visit was good, so the goodbye was hard. Somebody draws the best bit of it. It can go in the post, and it gets there first.
    `,
    '6-7': `
      D<visitgone> After a good visit a home gets quiet all at once. There are crumbs, and a chair is still pushed back. {Name} may find the goodbye the hardest minute of the day. To look forward took a week, and then it was over so fast. That happens to people who like each other.
      P<visitgone> In the car it is quiet as well. Grown-ups say, "That was short", and they mean it.
      Q<visitgone> When {guest goes} round the corner, {Name} may feel ____. It may be in the throat.
      H<visitgone> {helper} can say the next date, or the next phone call. ~ A goodbye is smaller with a date behind it.
      H<visitgone> {helper} can sit down and talk about the best part.
      T<visitgone> {he} can knock on the window three times, as a goodbye.
      T<visitgone> {he} can write down one thing to tell next time.
      C<visitgone> {he} can think, "It was good, so I miss it."
      A<visitgone> The chair was pushed in, and the crumbs went to the birds. Three knocks on the window were the last part of the goodbye. There is one thing on a list already, to be told next time. To miss somebody is the last part of a good day. Then it is time to look forward.
    `,
  },
};
