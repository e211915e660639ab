import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const HOME = String.raw`(?:(?:care|nursing|residential|retirement|old people['’]?s|old folks['’]?) home|care village|hospice)`;
/** Who lives there. */
const WHO: Role = {
  fallback: { text: 'somebody old' },
  cues: [
    { match: /\b((?:great[- ])?(?:grandma|granny|nana|nanna|nanny|nan|gran|nonna|oma))\b/i, phrase: { text: '$', gender: 'f' } },
    { match: /\b((?:great[- ])?(?:grandpa|grandad|granddad|gramps|nonno|opa))\b/i, phrase: { text: '$', gender: 'm' } },
  ],
}; // prettier-ignore

/** A visit in a care home that smells, is loud or has people in it who are strange to a child. */
export const theHomeSmells: NamedScene = {
  id: 'homesmells',
  image: 'a nose that gets used to a place, and a chair by a window',
  cue: said(
    String.raw`(?=[^]*\b${HOME}\b)[^]*\b(?:smell\w*|stinks?|stinky|pongs?|whiff\w*|nois\w+|shout\w*|scream\w*|moan\w*|(?:scared|frightened|afraid|nervous|terrified)|freak\w*|old people|other (?:people|residents)|strange|weird|hates?|hate (?:going|visiting)|(?:does ?n['’]?t|does not|won['’]?t|refuses to) (?:like|want|go|visit)|boring|bored)\b`,
    String.raw`\b(?:dementia|alzheimer\w*|dying|died|forget\w*|recogni[sz]e\w*|remember\w*|gave (?:him|her) away|moving (?:in|to))\b`,
  ),
  decides: true,
  answers: /\b(?:smell\w*|shout\w*|scared|old people|hates?|like|going in|care home|nursing home|visit\w*)\b/i,
  titles: { young: 'A Nose in a New Place', older: 'The First Two Minutes' },
  roles: { livesthere: WHO },
  beside: {
    benefits: [
      'Says why such a home smells and sounds as it does.',
      'Gives {name} something to do with the first minutes and with the hands.',
      'Keeps a visit short, with an end that is known.',
    ],
    talk: {
      young: ['What is by the window?', 'How does it feel at the door?', 'Shall we choose one thing to bring?'],
      older: [
        'Why does it smell and sound like that there?',
        'Which word went into the blank?',
        'Shall we plan a short visit?',
      ],
    },
  },
  text: {
    '2-3': `
      D<homesmells> Here is a big door. Sniff! {Name} may smell it. It can be hard for a nose. {livesthere} has a room in here.
      P<homesmells> Soap smells. Soup smells. Some people call out.
      Q<homesmells> At the big door, {Name} may feel ____.
      H<homesmells> {helper} can walk in first.
      T<homesmells> {he} can sniff a sleeve.
      C<homesmells> {he} can say, "Sniff, and in."
      A<homesmells> Sniff, and in. Here is a chair by a window. Hello! It was hard, and it was short. Bye-bye, big door.
    `,
    '4-5': `
      D<homesmells> {livesthere} lives in a house where old people get help. At the door {Name} may meet a smell. It may be soap, soup and warm air. It can be hard to go in. Some people there sit very still, and some call out.
      P<homesmells> A nose gets used to a place. After a bit it stops telling.
      P<homesmells> Somebody who calls out may be tired or mixed up. They are not cross with a child.
      Q<homesmells> When the door opens, {Name} may feel ____.
      H<homesmells> {helper} can say how long it is. ~ Short is fine.
      H<homesmells> {helper} can hold a hand in the hall.
      T<homesmells> {he} can put {his} nose in a scarf or a sleeve.
      T<homesmells> {he} can bring a drawing to hold.
      C<homesmells> {he} can say, "In we go, nose first."
      A<homesmells> The hall was hard, and then came the room with the window. The nose has stopped telling. There was a hello and a chair. It was a short visit. Outside, the air smells of air.
    `,
    '6-7': `
      D<homesmells> {livesthere} lives in a care home, with help by day and night. Going in can be hard for {Name}. It may smell of soup, soap and wee, and it is often very warm. Some old people sleep in chairs, and some call out. It is not easy to know where to look.
      P<homesmells> A nose reports a smell for some minutes. Then it gets used to it and stops.
      P<homesmells> People who shout there may be in a muddle, or may not hear well. It is not about the visitor.
      Q<homesmells> In the hall, {Name} may feel ____. It may be another word by the window.
      H<homesmells> {helper} can say what is in the hall before the door opens.
      H<homesmells> {helper} can agree how long it takes, and keep to it.
      T<homesmells> {he} can look at {his} own feet in the hall, and walk on.
      T<homesmells> {he} can bring something for two, such as cards or a photo.
      C<homesmells> {he} can think, "The first bit is the hard bit."
      A<homesmells> The hall was the hard part, and it was twenty steps long. In the room was a chair by a window, and a glad face. The nose had stopped by then. A short visit is a visit. Some days it is fine to send a card.
    `,
    '8-10': `
      D<homesmells> A care home meets people nose first. It may smell of gravy, cleaning fluid and wee. {Name} may find it hard to walk in, past people who sleep, stare or shout. {livesthere} lives there, with help by day and by night. It is often too warm, and a television is on somewhere. It feels rude to hold one's breath, and it is hard not to.
      P<homesmells> Noses are made to report what is new. After a few minutes they drop the subject, in a bakery as well as here.
      P<homesmells> People who call out may be confused, deaf or in need of something. Staff know who needs what. Nobody expects a visitor to deal with it.
      Q<homesmells> In the corridor, {Name} might feel ____. Several things can turn up at once, and wanting to laugh is one of them.
      H<homesmells> {helper} can say at the car how long it will be. ~ Twenty minutes is a proper visit.
      H<homesmells> {helper} can ask whether it is quieter in the garden or at another hour.
      T<homesmells> {he} can take something that fills ten minutes, such as cards or a quiz.
      T<homesmells> {he} can nod to anyone who looks up. ~ A nod is enough.
      C<homesmells> {he} can think, "The first two minutes are the worst. Then it is just a room."
      A<homesmells> After two minutes the smell had gone, at least for the nose. Two games of cards were played, and somebody down the corridor was singing. It stays hard on some days. Then a phone call is company too, and it smells of nothing.
    `,
    '11+': `
      D<homesmells> Care homes have an atmosphere that nobody designed: heat, gravy, disinfectant, and a quiz show on high volume. {livesthere} lives in one. {Name} may find it hard to go in, and harder to admit why. Old age in one person is familiar. Thirty examples of it in one lounge, some asleep and some shouting, are another matter. Wanting to be elsewhere is a normal reaction to that.
      P<homesmells> Smell is the sense that adapts fastest. After a few minutes the brain files it under background.
      P<homesmells> Someone who calls out for hours is usually confused or hard of hearing. Staff hear it daily and know who needs what.
      Q<homesmells> In the corridor, {Name} might notice ____. No feeling is wrong there.
      H<homesmells> {helper} can name a finishing time beforehand and keep to it.
      H<homesmells> {helper} can find out when the lounge is quiet, or whether the garden is an option.
      T<homesmells> {he} can bring something to do with the hands: cards, photographs, nail varnish.
      T<homesmells> {he} can ask one real question about the past and listen to where it leads.
      C<homesmells> {he} can think, "Two minutes for the nose. Then it is just a room with one person."
      A<homesmells> The corridor was as long as ever. Two minutes in, there was only a room, a window and a story about a motorbike that nobody had mentioned before. It stays hard on some days, and on those a call counts. Twenty minutes are not much, unless one happens to be the person in the chair.
    `,
  },
};
