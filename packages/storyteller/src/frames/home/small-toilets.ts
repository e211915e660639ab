import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** The toilets at nursery, for whose sake somebody waits until home. */
export const smallToilets: NamedScene = {
  id: 'smalltoilets',
  image: 'a row of small toilets that are not the one at home',
  cue: said(
    String.raw`\b(?:won['’]?t|will not|refus\w+|does(?:n['’]?t| not)|not|never|scared|afraid|hates?|holds?|holding|waits?)\b[^.!?]{0,40}\b(?:toilets?|loos?|potty|wee|pee|poo|it|go)\b[^.!?]{0,24}\b(?:at|in) (?:the )?(?:nursery|pre-?school|playgroup|kindergarten|childminder\w*)\b|\bat (?:nursery|pre-?school|playgroup|kindergarten)\b[^.!?]{0,24}\b(?:won['’]?t|will not|refus\w+|does(?:n['’]?t| not)|never|holds?|waits?)\b[^.!?]{0,24}\b(?:toilets?|loos?|potty|wee|pee)\b`,
    String.raw`\b(?:flush\w*|hand ?dry\w*|loud|noise|poos? in|smear\w*|tell\w*|accidents?|wets?|sleep\w*|naps?|eat\w*|coat|water)\b`,
  ),
  decides:
    /\b(?:won['’]?t|will not|refus\w+|does(?:n['’]?t| not)|never) (?:to )?(?:use|sit on|go (?:on|to)|go for a wee (?:on|in)|wee (?:on|in)) (?:the |a )?(?:toilets?|loos?|potty)\b[^.!?]{0,16}\b(?:at|in) (?:the )?(?:nursery|pre-?school|playgroup|kindergarten)\b(?![^]*\b(?:flush\w*|hand ?dry\w*|loud|noise))/i,
  takesHelps: true,
  titles: { young: 'A Small Seat Is a Seat' },
  roles: {
    teacher: TEACHER,
    where: {
      fallback: { text: 'nursery' },
      cues: [
        { match: /\b(?:school|reception|year (?:one|two|1|2))\b/i, phrase: { text: 'school' } },
        { match: /\bpre-?school\b/i, phrase: { text: 'preschool' } },
        { match: /\bplaygroup\b/i, phrase: { text: 'playgroup' } },
        { match: /\bkindergarten\b/i, phrase: { text: 'kindergarten' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<smalltoilets> At {where} the toilets are small. {Name} can look. It has a lid. It has a seat. It is like home, but small.
      P<smalltoilets> Other children sit there too.
      Q<smalltoilets> By the small toilet, {Name} may feel ____.
      H<smalltoilets> {teacher} can come along.
      T<smalltoilets> {he} can look in first.
      T<smalltoilets> {he} can say, "I need a wee."
      C<smalltoilets> {he} can say, "Small seat, here I sit."
      A<smalltoilets> Drip, drip, and done. Two hands are wet. A small seat is a seat. Bye-bye, small toilet.
    `,
    '4-5': `
      D<smalltoilets> At {where} the toilets stand in a row, and they are small. {Name} knows the toilet at home best. There the seat is known, and here it is new. Some people like to wait for home. But a wee gets big while it waits.
      P<smalltoilets> The grown-ups there help with this all day. They like to be told.
      P<smalltoilets> Some children go alone, and some like somebody by the door.
      Q<smalltoilets> At the row of small toilets, {Name} may feel ____.
      H<smalltoilets> {teacher} can come along and wait by the door.
      H<smalltoilets> {helper} can look at them with {him} one day.
      T<smalltoilets> {he} can choose one of them for each time.
      T<smalltoilets> {he} can say, "I need the toilet, please."
      C<smalltoilets> {he} can think, "A small seat is a seat."
      A<smalltoilets> The small toilet is not the one at home. It did its job all the same. The hands are washed, and the toys are there. A tummy with room is good for playing.
    `,
  },
};
