import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const MOTHER = 'mum|mummy|mom|mommy|mama|mam';
const FATHER = 'dad|daddy|papa|baba';
const PARENT = String.raw`(?:${MOTHER}|${FATHER}|mother|father|parents?|i|me|we|us|one of us|both of us|(?:me|i) (?:and|or) \w+|\w+ (?:and|or) (?:i|me))`;

/** About whom a child worries: both parents as they were named, or one of them. */
export const LOVED: Role = {
  fallback: { text: '{his} parent' },
  cues: [
    { match: /\bmummy (?:and|or|&) daddy\b/i, phrase: { text: 'Mummy and Daddy', plural: true } },
    { match: new RegExp(String.raw`\b(?:${MOTHER}) (?:and|or|&) (?:her |his |their )?(?:${FATHER})\b`, 'i'), phrase: { text: 'Mum and Dad', plural: true } },
    { match: /\b(?:we|us|both of us|parents)\b/i, phrase: { text: '{his} parents', plural: true } },
    { match: new RegExp(String.raw`^(?![^]*\b(?:${FATHER})\b)[^]*?\b(${MOTHER})\b`, 'i'), phrase: { text: '$', gender: 'f' } },
    { match: new RegExp(String.raw`^(?![^]*\b(?:${MOTHER})\b)[^]*?\b(${FATHER})\b`, 'i'), phrase: { text: '$', gender: 'm' } },
  ],
}; // prettier-ignore

/**
 * The fear that Mum or Dad will die, where nobody is ill and nobody has died: it is common, it is no news, and it gets a true
 * answer. Who would look after a child is told, since that is what most of them ask: NHS and Child Bereavement UK.
 */
export const mightDie: NamedScene = {
  id: 'mightdie',
  image: 'a worry that comes as if it were news, and breakfast in the morning',
  cue: said(
    String.raw`\b(?:worr\w*|scared|afraid|frightened|terrified|petrified|anxious|fears?|fear of|thinks?|convinced|panics?|panicking|upset|asks?|asking|talks?|obsess\w*|cr(?:y|ies|ying))\b[^.!?]{0,50}?\b${PARENT}\b[^.!?]{0,30}?\b(?:die|dies|dying|be dead|dropping dead)\b|\b(?:fear|worr\w*|scared|afraid|frightened|terrified|anxious)\b[^.!?]{0,20}\b(?:death of (?:his|her|their) (?:parents|mum|dad)|los(?:ing|e) (?:me|us|(?:his|her|their)? ?(?:parents|mum\w*|dad\w*|mom\w*)))\b`,
    String.raw`\b(?:died|dead cat|death of (?:his|her|my|our) (?:gran\w*|nan\w*|friend|uncle|aunt\w*)|passed away|funeral|cancer|tumou?r|chemo\w*|ill|illness|poorly|hospital|hospice|terminal\w*|stroke|heart|surgery|operation|accident|crash\w*|late home|late from|war|army|ukraine|gun|dogs?|cats?|pets?|hamster|rabbit|fish|depress\w*|suicid\w*|what happens (?:if|when) (?:i|we|you|people)|separat\w*|divorc\w*|crowds?|crowded|busy|match|stadium|shops?|shopping|supermarkets?|fair|festival|concert|parade|market|town|station|airport|beach|zoo|museum|theme park|gets? lost|getting lost|(?:look(?:ing)?|car(?:e|ing)) (?:after|for) (?:his|her|their) (?:\w+ )?(?:brother|sister|twin|sibling))\b`,
  ),
  decides: true,
  answers: /\b(?:die|dies|dying|worr\w*|scared|afraid|frightened|night|awake|bed ?time|losing|text\w*)\b/i,
  titles: { young: 'A Worry Is Not News', older: 'A Worry Is Not News' },
  roles: { loved: LOVED },
  beside: {
    benefits: [
      'Says the fear that {name} has in plain words, and that many children have it.',
      'Gives a true answer: nobody can promise, and most people live until they are old.',
      'Names somebody to tell, and who looks after a child.',
    ],
    talk: {
      young: [
        'What is the worry about?',
        'How does it feel when it comes?',
        'Shall we tell the worry to somebody by day?',
      ],
      older: [
        'Why is a worry not the same as news?',
        'Which word went into the blank?',
        'Shall we find a time of day to talk about it?',
      ],
    },
  },
  text: {
    '2-3': `
      D<mightdie> {Name} may have a big worry. Will {loved} die? Most people get old first. They live long.
      P<mightdie> Lots of children ask. It is okay to ask.
      Q<mightdie> When the worry comes, {Name} may feel ____.
      H<mightdie> {helper} can say what is true.
      H<mightdie> {helper} can give a long hug.
      T<mightdie> {he} can ask on a lap.
      T<mightdie> {he} can say it out loud.
      C<mightdie> {he} can say, "Worry, here is a hug."
      A<mightdie> The worry got a hug. Most people get old, with soft grey hair. Now there is a lap, and a book.
    `,
    '4-5': `
      D<mightdie> There is a big worry that many children have. {Name} may worry that {loved} could die. A head thinks of that because it loves somebody. But a thought cannot make it happen. Most people get old first, with grey hair and slow feet.
      P<mightdie> Grown-ups want to be here for a long time. They look both ways at the road.
      P<mightdie> Many grown-ups had that worry when they were small.
      Q<mightdie> When the worry comes, {Name} may feel ____.
      H<mightdie> {helper} can give a true answer and a hug. ~ It can be the same one each time.
      H<mightdie> {helper} can say who looks after {him} on each day. ~ There are more people than two.
      T<mightdie> {he} can ask the big question on a lap.
      T<mightdie> {he} can draw all the people who look after {him}.
      C<mightdie> {he} can think, "It is a worry. It is not news."
      A<mightdie> The worry was told, and it got an answer. It may come back, and then it can be told again. Most people live for a long, long time. In the morning there is toast.
    `,
    '6-7': `
      D<mightdie> One big worry comes to many people of this age. {Name} may worry that {loved} could die. It often comes in bed, when nothing else is going on. It feels like news, as if a head knew something. But it is only a thought, and a thought cannot make it happen. Most people live until they are old.
      P<mightdie> The worry comes from love. A head keeps watch over what it likes best.
      P<mightdie> Grown-ups look both ways at roads and go to the doctor. They want to be here for a long time.
      Q<mightdie> When that worry comes, {his} chest may feel ____. It may be another word in the morning.
      H<mightdie> {helper} can give a true answer, and the same one next time. ~ It is good to hold on to.
      H<mightdie> {helper} can tell who would look after {him}, whatever happened. ~ There is somebody, and it helps to know who.
      T<mightdie> {he} can tell the worry by day, when nobody is tired.
      T<mightdie> {he} can plan one thing for tomorrow, from breakfast on.
      C<mightdie> {he} can think, "It is a worry. It is not news."
      A<mightdie> The worry has been told, and somebody else knows it now. It may come on another night, and it can be told again. Nobody can see all the years ahead. For most people there are a lot of them. In the morning there is toast.
    `,
    '8-10': `
      D<mightdie> Some worries are about a test, and one is about the biggest thing there is. {Name} may worry that {loved} might die. It tends to come at night, when there is nothing else to listen to, and it feels like news. It is not news. A mind has understood that people die, and it goes straight to those it can least do without. Most people live until they are old, and no thought has any effect on that.
      P<mightdie> Most adults had this worry once, about their own parents. They seldom mention it, so each child feels like the only one.
      P<mightdie> "Don't think about it" is kindly meant. A thought that is sent away tends to wait outside the door.
      Q<mightdie> When the thought comes, {Name} might feel ____.
      H<mightdie> {helper} can answer truly: most people live long, and somebody would look after {him} in any case. ~ It's good to know who.
      H<mightdie> {helper} can keep ten minutes in the afternoon for it. ~ By daylight it has a size.
      T<mightdie> {he} can write it down and bring it to somebody by day.
      T<mightdie> {he} can plan one thing for tomorrow that has {loved} in it.
      C<mightdie> {he} can think, "It feels like news. It is a worry."
      A<mightdie> Said out loud, the worry turned out to be one that other people know. Not all of it has an answer, and what was said was true. It may come back on another night, and it can be told again in fewer words. If it comes every night, a doctor is worth telling as well. In the morning there is toast.
    `,
    '11+': `
      D<mightdie> Minds have a habit of guarding what they cannot do without by imagining it gone. {Name} may worry that {loved} might die, and notice how convincing the thought is, in bed or in the middle of a lesson. It presents itself as a warning. In fact it shows how much somebody matters, and it knows nothing that other people do not. Most people live until they are old, and no thought, message or check changes that in either direction.
      P<mightdie> It is one of the commonest fears there is. Hardly anyone mentions it, so that everybody with it feels like the only one.
      P<mightdie> An answer to a message calms it for about ten minutes. Then it asks for another, since it has got used to being answered.
      Q<mightdie> When it starts, {Name} might notice ____. It is often in the body before it is a sentence.
      H<mightdie> {helper} can talk about it once, properly and truthfully, including who would be there if anything ever happened.
      H<mightdie> {helper} can agree on one call or message a day, at a fixed time. ~ A fixed time is easier to trust than ten replies.
      T<mightdie> {he} can let the thought be there for five minutes without checking, and see what it does.
      T<mightdie> {he} can tell one adult how often it comes. ~ A doctor or somebody at school will have heard of it before.
      C<mightdie> {he} can think, "It feels like news. It is a worry."
      A<mightdie> The worry may be back tomorrow with the same picture, and by then it will be an old one. Nobody knows the length of a life beforehand, and most of them are long and rather full of washing-up. What was said about it by daylight still holds at night. To be afraid for somebody is part of being fond of them, and it does not need to run the day.
    `,
  },
};
