import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const NIGHT = String.raw`\b(?:pull-? ?ups?|drynites|goodnites|night (?:nappy|nappies|pants)|napp(?:y|ies)|wet(?:s|ting)? the bed|wet(?:s|ting)? (?:him|her)self|bed ?wett\w*|wet bed)\b`;
const TOLD = String.raw`\b(?:told (?:everyone|everybody|the (?:whole )?(?:class|school)|other|others|all|people|his|her|kids|friends)|tells? (?:everyone|other|others|people)|(?:everyone|everybody|the (?:whole )?class|all (?:his|her|the) \w+|other (?:girls|boys|kids|children)) (?:now )?(?:knows?|found out|heard)|spread (?:it|the|round|around)|told on)\b`;
const FOUND = String.raw`\b(?:sleep-?overs?|found (?:out|his|her|the)|saw (?:his|her|the)|seen|friend|stay(?:ed|ing)? (?:the night|over)|camp|residential|brownies|cubs)\b`;

/** Somebody saw a pull-up or a wet bed on a night away and told others: a private thing was passed on. */
export const foundOutAtASleepover: NamedScene = {
  id: 'foundout',
  image: 'a private thing that somebody carried out of a bedroom',
  cue: said(
    `(?=[^]*${NIGHT})(?=[^]*${FOUND})[^]*${TOLD}`,
    String.raw`\b(?:brother|sister|cousin|might|will find|scared|worried|afraid|in case|what if|does ?n['’]?t want anyone)\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers: /\b(?:pull-? ?ups?|sleep-?over|told|friend|class|school|everyone|girls|boys|found|saw|wearing)\b/i,
  titles: { young: 'A Private Thing', older: 'Not Theirs to Tell' },
  roles: { teacher: TEACHER },
  beside: {
    benefits: [
      'Says that a wet night is a matter of sleep, and that it was not theirs to tell.',
      'Shows whom to tell about the talk at school.',
      'Gives {name} a dull answer to have ready.',
    ],
    talk: {
      young: [
        'What was private in the story?',
        'Which word fits in the blank for {name}?',
        'Shall we say what is private for us?',
      ],
      older: [
        'Whose thing was it to tell?',
        'Which word went into the blank?',
        'Shall we think of a dull answer together?',
      ],
    },
  },
  text: {
    '6-7': `
      D<foundout> Wee comes in the night when a body sleeps deeply. {Name} slept away from home, and somebody saw what helps with it. That is private. Then it was told to others. It was not theirs to tell, and that hurts. Nobody is to blame for a sleeping body.
      P<foundout> In a class of thirty, two or three have wet nights. Some of those who heard it may be among them.
      P<foundout> The one who told it may have thought that it was just news.
      Q<foundout> When others know, {Name} may feel ____. The face may feel it first.
      H<foundout> {teacher} can be told, and stop the talk.
      H<foundout> {helper} can speak with the other family.
      T<foundout> {he} can say, "It comes in my sleep," and go and play.
      T<foundout> {he} can tell the friend, "That was private. I did not like it."
      C<foundout> {he} can think, "I was asleep. It is just sleep."
      A<foundout> A day later there was other news, and a dog was in it. Beds are private, and grown-ups can say so. One night the body will hear the wee by itself. Until then there is a dry bed to get into.
    `,
    '8-10': `
      D<foundout> A wet night has a dull cause: the body sleeps too deeply to hear the bladder. {Name} spent a night away, and somebody saw something of that and passed it on. That is a breach of a private thing. It feels as if everyone were thinking of nothing else. Mostly they think of it for a minute, and then of themselves.
      P<foundout> At this age about one in twenty has wet nights. Nobody says so, and that is why each of them thinks that there is only one.
      P<foundout> A person who passes such a thing on wanted something to tell. It was unkind, and it can be said to them.
      Q<foundout> On walking into the classroom, {Name} might feel ____.
      H<foundout> {teacher} can put a stop to remarks, and keep it short.
      H<foundout> {helper} can ask whether to ring the other parents, and do what {Name} can live with.
      T<foundout> {he} can have one flat answer: "It happens in my sleep. So?"
      T<foundout> {he} can say to the friend alone, "That was mine to tell, and you told it."
      C<foundout> {he} can think, "Old news by Friday."
      A<foundout> It was said in a flat voice, and nobody could think of a good reply. Bodies finish this job in their own time, wet or dry. Whether that friend gets another secret is for {Name} to decide. At night there is a dry sheet, and a door that shuts.
    `,
    '11+': `
      D<foundout> Wetting the bed is common, medical and about as interesting as asthma. {Name} knows that, and it does not help much when the whole year group has heard. Somebody saw something on a night away and told it. The bladder did nothing wrong. The breach of trust did. It is reasonable to be angry about that, and to be tired of being brave.
      P<foundout> In a year group of two hundred there are several others, each of them keeping very still just now.
      P<foundout> Gossip needs to be interesting. A bored answer takes that away faster than a denial.
      Q<foundout> On meeting a group that goes quiet, {Name} might notice ____.
      H<foundout> {helper} can offer to speak with the school, and leave the choice to {him}.
      H<foundout> {helper} can book an appointment about the nights themselves. ~ There is treatment at this age, and it often works.
      T<foundout> {he} can say, "Yes. Medical. Next question?"
      T<foundout> {he} can tell the person what it did, or spend no more words on them.
      C<foundout> {he} can think, "They leaked it. I only slept."
      A<foundout> It has run its course, as such things do, somewhere between a break-up and a fire alarm. If remarks go on, it is bullying, and the school has it in writing. The nights are a matter between a body, a doctor and some dry sheets. What has changed is one name on the list of people who are told things.
    `,
  },
};
