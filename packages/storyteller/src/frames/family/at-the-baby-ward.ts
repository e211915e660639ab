import { said, type NamedScene } from '../scene.ts';
import { LOVED } from './might-die.ts';

const WARD = String.raw`(?:prem\w*|preterm|pre-term|nicu|scbu|special care|neonatal|incubator|born (?:\w+ ){0,3}early|came (?:\w+ ){0,3}early|intensive care)`;
const PARENTS = String.raw`(?:mum|mummy|mom|mommy|dad|daddy|mum and dad|parents|we|i|me|us|we['’]re|i['’]m|my (?:husband|wife|partner))`;

/** A baby is kept in hospital, and the older child misses those who go there every day. */
export const atTheBabyWard: NamedScene = {
  id: 'babyward',
  image: 'coats that go to the hospital and come back, and who is here meanwhile',
  cue: said(
    String.raw`(?=[^]*\b${WARD}\b)[^]*?(?:\b${PARENTS}\b[^.!?]{0,20}\b(?:always|all the time|all day|every day|constantly|mostly|most of the (?:time|day)|never home|so much|back and forth)\b|\b(?:always|all day|every day|most of the day) (?:at|in) (?:the )?hospital|\b(?:miss(?:es|ing)?|asks? for|asking for|cries for|wants) (?:(?:his|her|their) )?(?:mum|mummy|mom|mommy|dad|daddy|parents|us|me)\b|\b(?:no ?(?:body|one) has (?:any )?|(?:never|no) (?:has |have )?(?:any )?|(?:not|n['’]t) (?:got |have )?(?:any |enough )?)time for (?:him|her|them)\b|\b(?:passed|shipped|farmed) (?:around|round|out|from|between)\b|\b(?:feels?|is|being) (?:left out|forgotten|ignored|neglected|pushed (?:out|aside))\b)`,
    String.raw`\b(?:died|stillb\w*|home now|is home|are home|coming home|come home|came home|not (?:here|born) yet|pregnan\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:always|hospital|miss\w*|asks?|left out|forgotten|all day|every day|neonatal|nicu)\b/i,
  titles: { young: 'Coats That Come Back', older: 'The House in Between' },
  roles: { loved: LOVED },
  beside: {
    benefits: [
      'Says why grown-ups are at the hospital so much, and that no child made it so.',
      'Takes the missing seriously, next to the worry about the baby.',
      'Gives {name} a plan of who is here and a time that is kept.',
    ],
    talk: {
      young: ['Where do the coats go?', 'Which word fits in the blank today?', 'Who is here with {name} tomorrow?'],
      older: [
        'What is hard about a house in between?',
        'Which word went into the blank?',
        'Which ten minutes shall be kept for {name}?',
      ],
    },
  },
  text: {
    '2-3': `
      D<babyward> {baby is} in the hospital. {Name} may look at the door. {loved goes} there a lot. Coat on, bye-bye.
      P<babyward> Lots of children want a lap then.
      Q<babyward> When the coat goes, {Name} may feel ____.
      H<babyward> {helper} can say who stays here.
      H<babyward> {helper} can help to ring.
      T<babyward> {he} can wave at the window.
      T<babyward,comforter> {he} can hold {comforter}.
      C<babyward> {he} can say, "Coat on, coat off, hello!"
      A<babyward> The coat went to the hospital. Coats come off again. Hello, {Name}! There is a lap.
    `,
    '4-5': `
      D<babyward> {baby is} in the hospital. {Name} may miss {loved} at home. A small baby needs a lot of care. So {loved goes} there each day, with a bag. It is fine to want a lap. It is fine to be cross, too. No child made it so.
      P<babyward> At the hospital, grown-ups think of home. At home, they think of the hospital. It makes heads tired.
      P<babyward> To need somebody is not just for babies. Big children need somebody too.
      Q<babyward> When the coat goes on again, {Name} may feel ____.
      H<babyward> {helper} can draw who is here today, and who tomorrow.
      H<babyward> {helper} can keep a small thing for each day. ~ It can be a story.
      T<babyward> {he} can say, "I missed you."
      T<babyward> {he} can send a drawing to the hospital.
      C<babyward> {he} can think, "I am somebody's child as well."
      A<babyward> A drawing goes to the hospital in the bag. In the evening a coat comes off, and somebody sits down. Nobody knows how many more days it takes. {Name} may ask for a lap on each of them.
    `,
    '6-7': `
      D<babyward> While {baby is} in the hospital, coats do not hang for long. {loved goes} there, and the house is quieter. {Name} may have tea in other kitchens and hear the news last. A baby who needs a hospital takes up a lot of time. It is nobody's fault, and it is still a lot to share.
      P<babyward> {loved} may be here and look as if still there. Half of a head stays at the hospital. It is not that the other child counts less.
      P<babyward> Some children are extra good then, so as not to be a bother. They need not be.
      Q<babyward> When the door shuts again, {Name} may feel ____. It can be worried and cross at once.
      H<babyward> {helper} can make a plan of the week with {Name}. ~ It says who is where, and who does bedtime.
      H<babyward> {helper} can keep ten minutes a day for {Name} alone. ~ The phone goes in a drawer.
      T<babyward> {he} can say, "I need you too." ~ That is not selfish.
      T<babyward> {he} can keep a box of things to tell, for when there is time.
      C<babyward> {he} can think, "It is a big wait, and I am in it too."
      A<babyward> On the plan for tomorrow there are ten minutes with {his} name on them. Nobody can say how long the coats go to the hospital and back. Two places need the same people just now. One of those places is here.
    `,
    '8-10': `
      D<babyward> A family with a baby in hospital lives in two places, and the house becomes the one in between. {loved goes} to the ward most days, because {baby needs} care that cannot be given at home. {Name} may get picked up by other people, eat at other tables and be told that everybody is being marvellous. Missing one's own parents in the middle of that is not selfish. Nothing that a child did brought it about.
      P<babyward> On the ward adults sit beside a clear cot and feel that they are needed at home. At home it is the other way round. That is why they look absent in both.
      P<babyward> Visitors ask "How is the baby?" It seldom occurs to them that somebody else in the house could be asked how it goes.
      Q<babyward> When the car leaves again, {Name} might feel ____. Worry and envy can come on the same evening.
      H<babyward> Someone at home can put up a plan for the week, and say at once when it changes.
      H<babyward> Someone at home can keep a time each day that is not about the hospital at all.
      T<babyward> {he} can say what is missed most, such as a bedtime or a match. ~ Something exact is easier to arrange.
      T<babyward> {he} can ask to hear the news of the day, in short, and then talk about something else.
      C<babyward> {he} can think, "This is hard for me as well, and I can say so."
      A<babyward> Nobody knows yet for how long the road to the hospital stays so busy. In the meantime there is a plan on the fridge, with a time in it that belongs to {Name}. A baby needs a great deal now. Nobody has stopped needing things because of that.
    `,
  },
}; // prettier-ignore
