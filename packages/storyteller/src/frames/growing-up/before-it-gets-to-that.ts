import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const CARD = String.raw`\b(?:time[- ]?out|exit|break|red|help|pass|calm|out)[- ]?(?:card|pass)\b`;
const NOT_USED = String.raw`\b(?:(?:does(?:n'?t| not)|won'?t|wont|will not|refuses to|never|not) (?:\w+ )?us(?:e|es|ing)|embarrass\w*|(?:looks?|stares?|staring|watching))\b`;
const THROWN = String.raw`\b(?:thr(?:ows?|ew|own|owing)|flip(?:s|ped|ping)?|tip(?:s|ped|ping)?|kick(?:s|ed|ing)?|smash\w*|trash\w*|turn(?:s|ed)? over|launch\w*)\b[^.]{0,20}\b(?:chairs?|tables?|desks?|furniture|classroom)\b`;
const AT_SCHOOL = String.raw`\b(?:school|class(?:room)?|teachers?|lessons?)\b`;

/** A chair that flies at school, and the minutes before it, in which something can be done that nobody notices. */
export const beforeItGetsToThat: NamedScene = {
  id: 'minutesbefore',
  image: 'a pencil that lies the other way round on a desk, as a sign that nobody else notices',
  cue: said(`(?=[^]*${AT_SCHOOL})[^]*?${THROWN}|(?=[^]*${NOT_USED})[^]*?${CARD}`),
  decides: true,
  titles: { older: 'The Pencil the Other Way Round' },
  roles: {
    teacher: TEACHER,
    way: {
      fallback: { text: 'a card' },
      cues: [{ match: new RegExp(CARD, 'i'), phrase: { text: 'the card' } }],
    },
  },
  text: {
    '6-7': `
      D<minutesbefore> Big anger seems to come from nowhere, but it sends small signs first. {Name} may get a hot neck, or tight hands. Then somebody says one more thing, and a chair falls over. A thing that flies can hurt somebody. It is easier to stop five minutes before.
      P<minutesbefore> The grown-ups see the chair. They do not see the hot neck. They can help with it if they know.
      Q<minutesbefore> Just before the anger gets big, {his} neck or hands may feel ____.
      H<minutesbefore> {teacher} can agree on a sign that nobody else sees. ~ A pencil lies the other way round.
      H<minutesbefore> {teacher} can write down for other teachers what helps.
      T<minutesbefore> {he} can turn the pencil round and go out with a job.
      T<minutesbefore> {he} can push {his} feet hard into the floor for ten counts.
      C<minutesbefore> {he} can think, "Hot neck? Turn the pencil."
      A<minutesbefore> A pencil lies the other way round on a desk. Nobody looks, because it is only a pencil. Somebody is out in the corridor with a book. The anger gets smaller on the way. The chair stands where it was.
    `,
    '8-10': `
      D<minutesbefore> Some anger seems to come out of nowhere, and {Name} may have no idea why. Mostly it sent word, only very early and very quietly: a hot neck, tight hands, ears that hear too much. Then somebody says one more thing, and a chair goes over. A thing that flies can hurt people. The place to do something is five minutes before.
      P<minutesbefore> Adults see the chair and not the five minutes. Somebody who is new in the room knows even less, and may start with exactly the wrong thing. That can be told to them beforehand, on one sheet of paper.
      Q<minutesbefore> Five minutes before the anger is there, {Name} might notice ____. It may be in the neck, the hands or the ears.
      H<minutesbefore> {teacher} can agree on a sign instead of {way}, such as a pencil turned round. ~ Everybody looks at a card, and nobody looks at a pencil.
      H<minutesbefore> {teacher} can write one page for other teachers about what helps and what does not.
      T<minutesbefore> {he} can turn the pencil and go out with a job, such as taking something to the office. ~ It is not giving up. It is being early.
      T<minutesbefore> {he} can put right what fell over and say one sentence to whoever was near. ~ After that it is finished.
      C<minutesbefore> {he} can think, "Hot neck, pencil round, and out."
      A<minutesbefore> A pencil lies the other way round on a desk, and nobody has looked up. Somebody is in the corridor with an envelope for the office, walking a bit fast. The anger is there too, and it is getting smaller with each door. In the room the chair stands where it was.
    `,
    '11+': `
      D<minutesbefore> Anger that ends with furniture on its side looks sudden to everyone, including the person who had it. In nearly all cases there was a run-up: a hot neck, a tight jaw, a voice that has got too loud. {Name} may find no reason afterwards, because the last second is where people look and the reason lies about ten minutes earlier. Things that fly can hurt somebody, and no explanation changes that. So the useful question is what can be done in minute one, without an audience.
      P<minutesbefore> Adults remember the chair. Somebody who is covering the lesson knows nothing of what came before, and an order in a sharp voice is what they have been taught. A page that tells them what works would spare both sides a good deal.
      Q<minutesbefore> In the run-up, {Name} might notice ____. Most people can name one place in the body if they are asked on a quiet day.
      H<minutesbefore> {teacher} can agree on something invisible instead of {way}, such as a pencil lying the wrong way round. ~ A card is a show, and a pencil is a pencil.
      H<minutesbefore> {teacher} can make sure that every adult in the room knows about it, supply teachers included.
      T<minutesbefore> {he} can use it at the first sign rather than the last, and go out with an errand. ~ Leaving early is the skilled version.
      T<minutesbefore> {he} can repair what was damaged, and say one plain sentence to whoever was in the way.
      C<minutesbefore> {he} can think, "Minute one is mine."
      A<minutesbefore> On a desk a pencil lies the wrong way round, and nobody has given it a thought. Somebody is walking down a corridor with an envelope that could have waited until lunch. The anger is walking along, and it loses interest at about the second door. In the room the lesson goes on, and the chair stands where it stood before.
    `,
  },
};
