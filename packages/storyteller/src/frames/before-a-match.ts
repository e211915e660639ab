import type { Role } from '../frame.ts';
import { said, type NamedScene } from './scene.ts';

const NERVES = String.raw`(?:nervous|nerves|anxious|anxiety|worr(?:y|ies|ied|ying)|scared|terrified|sick|throws? up|threw up|throwing up|vomit\w*|tummy ?aches?|stomach ?aches?|panic\w*|in tears|cr(?:y|ies|ying)|shak(?:es|ing|y)|(?:can'?t|cannot|won'?t) (?:sleep|eat))`;
const SPORT = String.raw`(?:football|rugby|hockey|netball|cricket|tennis|basketball|league|cup|big|important)`;
const CONTEST = String.raw`(?:match(?:es)?|${SPORT} (?:games?|final)|galas?|races?|competitions?|comps?|tournaments?|fixtures?|try ?outs?|trials)`;

/** What is played or raced for, as it was called. */
const CONTEST_ROLE: Role = {
  fallback: { text: 'match' },
  cues: [
    { match: /\bgalas?\b/i, phrase: { text: 'gala' } },
    { match: /\braces?\b/i, phrase: { text: 'race' } },
    { match: /\b(?:competitions?|comps?)\b/i, phrase: { text: 'competition' } },
    { match: /\btournaments?\b/i, phrase: { text: 'tournament' } },
    { match: /\b(?:try ?outs?|trials)\b/i, phrase: { text: 'trial' } },
    { match: /\b(?:games?)\b(?![^.]*\bmatch)/i, phrase: { text: 'game' } },
  ],
};

/**
 * The hour before a match: a body that gets ready sends its blood to the legs, and the stomach complains (adrenaline slows
 * digestion). Nothing here says that it will be won, or that nerves go away for good.
 */
export const beforeAMatch: NamedScene = {
  id: 'beforematch',
  image: 'a body that gets ready an hour too early, and a stomach that has to wait',
  cue: said(
    String.raw`\b${NERVES}\b[^.!?]{0,40}\b(?:before|about|at|for|ahead of|on the way to)\b[^.!?]{0,30}\b${CONTEST}\b|\bbefore (?:\w+ ){0,3}${CONTEST}\b[^.!?]{0,40}\b${NERVES}\b|\b(?:pre[- ]?match|match[- ]day|competition) nerves\b`,
    String.raw`\b(?:los(?:e|es|ing|t)|watch\w*|on (?:the )?(?:tv|telly)|video|xbox|board|cards?|not picked|wasn'?t picked|dropped|the bench|crowds?|noise|loud|dogs?|arguing|parents? (?:shout|fight)\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:nerv\w*|sick|throw\w*|anxious|matche?s?|games?|gala|race|compet\w*|football|before)\b/i,
  takesHelps: true,
  titles: { older: 'An Hour Too Early' },
  roles: { contest: CONTEST_ROLE },
  beside: {
    benefits: [
      'Explains why a stomach is upset before a match, so that nobody takes it for weakness.',
      'Gives {name} two things to do in the last ten minutes.',
      'Promises no win, and no end of all nerves.',
    ],
    talk: {
      young: ['Where does it tickle before a match?', 'Where does the blood go?', 'What shall we do on the way there?'],
      older: [
        'Which word went into the blank?',
        'What could be the same before each one?',
        'What would you like me to say on the way, and what not?',
      ],
    },
  },
  text: {
    '6-7': `
      D<beforematch> Before a {contest}, a worry can sit in the tummy. {Name} may know it. The heart goes faster, because the body gets ready. The legs get more blood, and the tummy gets less. So it may feel sick, and some tummies are sick. It means that the {contest} matters.
      P<beforematch> The others who are there have tummies, too. Some of them go to the toilet three times. Hardly anybody talks about it.
      P<beforematch> Grown-ups who come to watch get it as well. They hold on to a paper cup and forget to drink.
      Q<beforematch> Before the {contest}, {Name} may feel ____. It may be in the tummy.
      H<beforematch> {helper} can keep the meal small, and give it early. ~ Then a tummy has less to do.
      H<beforematch> {helper} can say, "I like to watch you." ~ That is enough.
      T<beforematch> {he} can shake out both arms and both legs.
      T<beforematch> {he} can breathe out slowly, as if through a straw.
      C<beforematch> {he} can think, "My body is getting ready."
      A<beforematch> It begins, and the legs have a job. For many people the tummy gets quiet then. It wanted to help, only a bit too early. Next time the worry may come again, and {Name} knows what it is.
    `,
    '8-10': `
      D<beforematch> About an hour before a {contest}, a body begins to get ready, and that can feel like worry. {Name} may know it well. The body sends blood to the legs and takes some of it away from the stomach, because running comes first. A stomach that is left out like that can ache or feel sick, and some empty themselves. It is no sign of being bad at this. It is the same thing that makes legs quick, and it has only come too early.
      P<beforematch> There are well-known players who were sick before every big game, and then went out and played. Nobody in the stands could tell.
      P<beforematch> Those who look calm have mostly found something to do with their hands. It may be a bottle, or a zip, or the same joke as last week.
      Q<beforematch> On the way to the {contest}, {Name} might feel ____. It may be in the stomach and in the knees.
      H<beforematch> {helper} can talk about something else on the way there. ~ Nerves listen for their own name.
      H<beforematch> {helper} can keep the meal plain, and give it early.
      T<beforematch> {he} can do the same three things each time: a stretch, a sip of water and ten slow breaths. ~ A body likes to know what comes next.
      T<beforematch> {he} can breathe out for longer than in, ten times.
      C<beforematch> {he} can think, "This is the engine warming up."
      A<beforematch> Once it begins there is something to do, and for most people the stomach is forgotten within minutes. The worry may be back before the next one, and it is less of a surprise by then. A result is read out once. Those who came to watch came to see somebody play, and they did.
    `,
    '11+': `
      D<beforematch> Worry before a {contest} is mostly chemistry. Adrenaline speeds up the heart, sharpens the eyes and slows down the stomach, which protests in the only ways it has. {Name} may be sick beforehand, or nearly, and read it as proof of not being up to it. What it proves is that the result matters. A body cannot tell a {contest} from a tiger, and it prepares for the tiger.
      P<beforematch> People who look calm in a changing room are often just practised at looking calm. Quite a few professionals have a story with a bucket in it, and some tell it with a certain pride.
      P<beforematch> Parents on the touchline have the same chemistry and nowhere to run. It explains some of what they shout.
      Q<beforematch> In the last ten minutes, {Name} might notice ____. Excitement is made of the same stuff, and can be hard to tell apart.
      H<beforematch> {helper} can find out with {him} what goes down well three hours before, and what does not.
      H<beforematch> {helper} can leave out advice on the way there and questions on the way back. ~ "I like watching you" covers most of it.
      T<beforematch> {he} can build a routine of ten minutes, with the same warm-up, the same song and slow breaths out. ~ What is the same each time needs no nerves.
      T<beforematch> {he} can tell the coach. ~ Coaches have met it before, and can give somebody a job for the last minutes.
      C<beforematch> {he} can think, "Adrenaline, early. It will come in useful."
      A<beforematch> Once it starts, the tiger turns out to be a {contest}, and within minutes the chemistry does what it is for. The worry may well be there again next time. It is easier to live with as a sign that something counts. If it gets worse from one to the next, that is worth telling an adult. A result goes into a table, and the reason for liking it in the first place does not.
    `,
  },
};
