import type { Role } from '../frame.ts';
import { said, type NamedScene } from './scene.ts';

/** Who drinks, in the child's word. */
const DRINKER: Role = {
  fallback: { text: 'somebody at home' },
  cues: [
    { match: /\b(?:step ?-?dad)\b/i, phrase: { text: 'a stepdad' } },
    { match: /\b(?:daddy)\b/i, phrase: { text: 'Daddy' } },
    { match: /\b(?:dad|father)\b/i, phrase: { text: 'Dad' } },
    { match: /\b(?:mummy)\b/i, phrase: { text: 'Mummy' } },
    { match: /\b(?:mum|mother)\b/i, phrase: { text: 'Mum' } },
    { match: /\b(?:mom|mommy)\b/i, phrase: { text: 'Mom' } },
    { match: /\b(?:grandad|grandpa)\b/i, phrase: { text: 'Grandad' } },
  ],
};

/**
 * A child worried about a parent who drinks too much. The three sentences that services for children of drinkers teach stand in
 * it: not caused, not to be cured or controlled by a child, and allowed to be talked about.
 */
export const worriedAboutADrinker: NamedScene = {
  id: 'drinks',
  image: 'three sentences that can be carried in a pocket',
  cue: said(
    String.raw`\b(?:(?:dad|daddy|father|mum|mummy|mom|mother|step ?-?dad|step ?-?mum|grandad|grandpa|(?:my|her|his) (?:partner|husband|wife|ex))\b[^.!?]{0,50}\b(?:drinks(?! (?:tea|coffee|milk|juice|water|squash|his|her))|drinking|is an alcoholic|alcoholic|drunk|drink problem|problem with (?:drink|alcohol))|(?:dad|mum|mom|mother|father)['’]s (?:drinking|alcohol\w*))\b`,
    String.raw`\b(?:hits?|hit|hitting|punch\w*|police|shouts?|shouting|yells?|loud|nasty|rows?|argu\w*|had a few|a few drinks|bottle|baby|tea|coffee|smok\w* and drink|sober (?:now|for))\b`,
  ),
  decides: true,
  answers: /\b(?:drink\w*|alcohol\w*|drunk|worr\w*|dad|mum|mom|lost|job|scared)\b/i,
  titles: { older: 'Three Sentences' },
  roles: { drinkerseen: DRINKER },
  beside: {
    benefits: [
      'Says that a parent’s drinking is not caused by a child and not a child’s to stop.',
      'Lets {name} love somebody and be worried or angry about them.',
      'Names people outside who can be told, and who will not be shocked.',
    ],
    talk: {
      young: ['Which three sentences are in the story?', 'Who can be told?', 'What is nice to do on such an evening?'],
      older: [
        'Which of the three sentences is the hardest to believe?',
        'Whom could you tell, if you wanted to?',
        'What would help on such an evening?',
      ],
    },
  },
  text: {
    '6-7': `
      D<drinks> Some drinks are only for grown-ups. Too much of them makes a person tired or odd. {drinkerseen} may have too much, and that can be hard for {Name}. There are three sentences for it. No child caused it. No child can stop it. And it may be talked about.
      P<drinks> A grown-up who drinks too much mostly wishes it were different. Stopping can be very hard, and there are doctors for it.
      P<drinks> In other families it is so, too. Most children do not say it at school.
      Q<drinks> On such an evening, {Name} may feel ____. Worried and cross can come together.
      H<drinks> {helper} can say what is true, in plain words.
      H<drinks> {helper} can say who else may be told, such as a teacher.
      T<drinks> {he} can go to a room that feels good, and take a book.
      T<drinks> {he} can tell one grown-up, "I worry about it."
      C<drinks> {he} can think, "Not my fault, and not my job."
      A<drinks> Three sentences fit in a pocket, and they can come along to bed. It may take a long time until something changes. A grown-up knows about the worry now. It is hard, and loving somebody is fine all the same.
    `,
    '8-10': `
      D<drinks> It is hard when {drinkerseen} drinks too much, and a child often notices before anybody says it. {Name} may listen for steps, count bottles or try to be extra good, and all of that is tiring. There are three sentences for children in such families. No child caused it. No child can cure it. And it may be talked about.
      P<drinks> Drinking too much is a health problem, and it takes hold of the part of a brain that decides. That is why a plan to stop can be meant and still not hold.
      P<drinks> Quite a few children in every school have this at home. It does not show, because they are practised at that.
      Q<drinks> On the way home, {Name} might feel ____. It may be worry, shame, anger or love, or all of them by turns.
      H<drinks> {helper} can answer questions truly, also the uncomfortable ones.
      H<drinks> {helper} can find out where families with this get help. ~ There are helplines for children, too, and they need no name.
      T<drinks> {he} can tell one adult who is not in it, such as a teacher or an aunt.
      T<drinks> {he} can have a plan for such evenings: a room, a book, a number to ring.
      C<drinks> {he} can think, "Not caused by me, and not mine to fix."
      A<drinks> The three sentences stay true on good days and on bad ones. Adults can get help and stop, and some need many attempts. Meanwhile there is homework, football and somebody who knows. Worry that is told weighs less. A child may have a good day even when things are hard at home.
    `,
    '11+': `
      D<drinks> Living with somebody who drinks too much is hard, and it makes people observant. {Name} may tell from the way a key turns what kind of evening it will be. In the gaps between lessons there is worry about {drinkerseen}. There are three sentences that people in this position pass on to each other. No child causes it. No child can control or cure it. And it may be talked about.
      P<drinks> Not being able to stop drinking is an illness that affects judgement, which is why someone can mean to stop and not stop. Losing a job or being unhappy may come before it, and neither of them is a child's doing.
      P<drinks> A good many families know this, and nearly all of them believe that they are the only one in the street.
      Q<drinks> Before opening the front door, {Name} might notice ____. Love, anger and dread do not exclude each other.
      H<drinks> {helper} can stop pretending that nothing is wrong. ~ That alone is a relief.
      H<drinks> {helper} can contact a doctor or a service for families, whether or not the drinker wants to.
      T<drinks> {he} can tell one adult outside, such as a tutor. ~ It is no betrayal.
      T<drinks> {he} can ring or write to a helpline for children of people who drink. ~ No name is needed.
      C<drinks> {he} can think, "Not caused by me. Not mine to cure."
      A<drinks> Nobody can say how this goes on, and that is hard, because the decision to get help belongs to the one who drinks. Some people do stop, now or after several attempts. Whatever happens there, {Name} is entitled to a life with friends, worries about maths and somebody who listens. Being perfect is no part of that.
    `,
  },
};
