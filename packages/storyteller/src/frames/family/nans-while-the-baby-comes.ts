import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const HOSTS = 'nan|nana|nanna|nanny|gran|granny|grandma|nonna|oma|grandad|granddad|grandpa|nonno|opa|auntie|aunty|aunt';
const HOSTED: Role = {
  hosts: true,
  fallback: { text: 'somebody who knows {him}' },
  cues: [
    { match: /\b(?:nan|nana|nanna|nanny|gran|granny|grandma) (?:and|&) (?:grandad|granddad|grandpa|gramps|pops)\b|\bgrandparents\b/i, phrase: { text: '{his} grandparents', plural: true } },
    { match: new RegExp(String.raw`\b(${HOSTS})\b`, 'i'), phrase: { text: '$' } },
  ],
}; // prettier-ignore
const BIRTH = String.raw`(?:(?:have|having|has|had|get|getting) (?:the|a|our|my|her) (?:new )?baby|c[- ]?section|caesarean|give birth|giving birth|in labour|(?:the|our|new) baby (?:comes|is born|arrives|is coming)|induced|maternity)`;

/** Some nights with grandparents because a baby is being born: why, with whom, and that the way home is sure. */
export const nansWhileTheBabyComes: NamedScene = {
  id: 'nansbed',
  image: 'a bag for some nights, and a bed at home that waits',
  cue: said(
    String.raw`(?=[^]*\b${BIRTH}\b)[^]*\b(?:stay\w*|sleep\w*|going|goes|go|night\w*|be)\b[^.!?]{0,24}\b(?:at|with|to) (?:his |her |their |my |the )?(?:${HOSTS}|grandparents)`,
    String.raw`\b(?:mum|mummy|mom)\b[^.!?]{0,30}\bin hospital\b|\b(?:died|miscarr\w*|stillb\w*|nicu|early|poorly|sick)\b`,
  ),
  decides: true,
  answers: /\b(?:stay\w*|week|nights?|never been away|baby|c[- ]?section|grandparents)\b/i,
  titles: { young: 'A Bag for Some Nights', older: 'A Bag for Some Nights' },
  roles: { hosted: HOSTED },
  beside: {
    benefits: [
      'Says why {name} sleeps away, and who looks after {name}.',
      'Says that this is no sending away, and that the bed at home waits.',
      'Gives {name} something to send and something to take along.',
    ],
    talk: {
      young: ['Where does the child sleep?', 'How does it feel at bedtime?', 'Shall we pack one thing now?'],
      older: ['Why are there some nights away?', 'Which word went into the blank?', 'Shall we pack a list?'],
    },
  },
  text: {
    '2-3': `
      D<nansbed> A baby is on the way. {Name has} a bag. It is some nights away. {hosted} will be there.
      P<nansbed> The bed at home will wait.
      Q<nansbed> At night, {Name} may feel ____.
      H<nansbed> {helper} can sing the home song.
      H<nansbed> {helper} can sit by the bed.
      T<nansbed> {he} can hug a thing from home.
      T<nansbed> {he} can kiss a photo.
      C<nansbed> {he} can say, "Night-night here, home soon."
      A<nansbed> Night-night, bag. Night-night, bed at home. Then it is time. Home again, with one more!
    `,
    '4-5': `
      D<nansbed> A baby is going to be born. So there are some nights away. {Name has} a bag for them. {hosted} will be there and can help. It is not to send {him} off. When the time is up, there is the way home.
      P<nansbed> Having a baby takes some time. Doctors and midwives help with it.
      P<nansbed> The one who has the baby thinks of {Name} as well. It is hard to be away on that side too.
      Q<nansbed> At bedtime there, {Name} may feel ____.
      H<nansbed> {helper} can say what there is for breakfast.
      H<nansbed> {helper} can help to ring home.
      T<nansbed> {he} can take a thing that smells of home.
      T<nansbed> {he} can draw a picture for the baby, or for Mummy alone.
      C<nansbed> {he} can say, "Some nights here, and then home."
      A<nansbed> The bag was full, and it is full again for home. At home a bed has waited with its pillow. It was hard on one night and fine on the next. Now there is somebody small to show it all to.
    `,
    '6-7': `
      D<nansbed> A baby is going to be born, and that takes some time. So {Name} will have some nights away from home. {hosted} can look after {him} then. It is not because there is no room for {him}. It is because somebody who is having a baby cannot make toast. People can look forward to it and miss home as well.
      P<nansbed> Doctors and midwives look after the one who has the baby. It is their job, by day and by night.
      P<nansbed> Visitors ask about the baby first. It is fine to tell them about other things.
      Q<nansbed> On the first night, {Name} may feel ____. It may be one word by day and one in bed.
      H<nansbed> {helper} can put the days on paper. ~ Each night gets a cross.
      H<nansbed> {helper} can fix a time for a call each day.
      T<nansbed> {he} can pack a thing from home, and a list of how things go.
      T<nansbed> {he} can write a note to Mum alone.
      C<nansbed> {he} can think, "It is some nights, and I have my place at home."
      A<nansbed> Each night got its cross, and the bag was packed for the way back. At home the bed was just as it had been left. One more person sleeps in the house now, though not much at night. {Name has} a place that was there before.
    `,
  },
};
