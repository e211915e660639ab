import { said, type NamedScene } from '../scene.ts';

const POST = String.raw`(?:(?:vice[- ]|house |sports |team )?captain|prefect|head (?:girl|boy)|school council\w*|class (?:rep\w*|president)|council\w*|librarian|monitor|ambassador|form rep\w*|team leader|patrol leader|sixer)`;

/** Somebody else was chosen for a post: captain, prefect, the school council. */
export const notTheCaptain: NamedScene = {
  id: 'notcaptain',
  image: 'an armband that goes round another arm',
  cue: said(
    String.raw`\b(?:did ?n['’]?t|didnt|did not|has ?n['’]?t|was ?n['’]?t|wasnt|was not|were not|not|never) (?:get|got|been|be|being|made|picked|chosen|voted|elected|selected|become|win)\b[^.!?]{0,30}\b${POST}\b|\b(?:beaten|lost out|passed over|overlooked|pipped|rejected|turned down|missed out)\b[^.!?]{0,20}\b${POST}\b|\b(?:lost|losing) the (?:vote|election)\b[^.!?]{0,20}\b${POST}\b|\b(?:friend|someone else|somebody else|another (?:boy|girl|child)|rival|twin|brother|sister)\b[^.!?]{0,24}\b(?:made|got|chosen|picked|voted|is) (?:\w+ ){0,3}?${POST} (?:instead|and (?:he|she|they) (?:was ?n|were ?n|did ?n|is ?n))|\bno (?:longer|more) ${POST}\b|\b(?:lost|took|taken) (?:away )?(?:the|his|her) (?:captaincy|armband|prefect badge)\b`,
    String.raw`\b(?:mean|bull\w+|bossy|laugh\w*|does ?n['’]?t want to be|scared to be|nervous about being)\b`,
  ),
  decides: true,
  answers: new RegExp(
    String.raw`\b(?:${POST}|quit|give up|gutted|upset|disappoint\w*|angry|instead|friend|vote\w*|altogether)\b`,
    'i',
  ),
  titles: { older: 'Round Another Arm' },
  beside: {
    benefits: [
      'Says that to mind is fair, and that the choice was about one post.',
      'Shows what a group needs besides the one with the badge.',
      'Leaves a decision about going on for a calmer day.',
    ],
    talk: {
      young: ['Who got the badge?', 'How did it feel?', 'What is fun in the team?'],
      older: [
        'What does a captain do in the story, and what do the others do?',
        'Which word went into the blank?',
        'Which day would be a good one to decide about it?',
      ],
    },
  },
  roles: {
    post: {
      fallback: { text: 'the post' },
      cues: [
        { match: /\bhead girl\b/i, phrase: { text: 'head girl' } },
        { match: /\bhead boy\b/i, phrase: { text: 'head boy' } },
        { match: /\b(?:team |house |sports |vice[- ])?captain/i, phrase: { text: 'captain' } },
        { match: /\bprefect/i, phrase: { text: 'prefect' } },
        { match: /\bcouncil/i, phrase: { text: 'the council' } },
      ],
    },
  },
  text: {
    '8-10': `
      D<notcaptain> There was one place and more than one person who wanted it. {Name} was hoping for it, and somebody else was picked. That is a real disappointment, with an unpleasant side: the person who has it can be seen every week. A choice like that is made for one job, by people who see a part of the picture. It says who does that job this time. It does not say who is worth most.
      P<notcaptain> Whoever was chosen may be nervous about it. Half of the others think that they could do it better.
      P<notcaptain> A team or a class runs on people without a badge. They pass, they remember, and they cheer somebody up at the back.
      Q<notcaptain> Seeing the armband or the badge on somebody else, {Name} might feel ____. It may be two words that argue.
      H<notcaptain> {helper} can listen to how unfair it was, without putting it right.
      H<notcaptain> {helper} can leave the question of going on until a calmer day. ~ Decisions made in the car are seldom the last ones.
      T<notcaptain> {he} can say "Well done" once, and go and be cross somewhere else.
      T<notcaptain> {he} can ask whoever chose what would help for another time. ~ It is a brave question, and it gets a useful answer.
      C<notcaptain> {he} can think, "I wanted it, I didn't get it, and I can still play."
      A<notcaptain> The armband went round another arm, and the game began at the usual time. At some point somebody was needed at the back, and that was {Name}. The disappointment came along and got a bit quieter. There may be another list next year, or there may be something better to do.
    `,
    '11+': `
      D<notcaptain> Some disappointments are private. This one has a badge or an armband, and it is worn by somebody else in full view. {Name} was hoping for it, with good reason, and other people decided otherwise. Such choices are made on a mixture of skill, loudness, habit and who came to mind on a Thursday. They are not a ranking of persons, although they feel like one for about a month. The first thought is often to leave altogether, since that would at least be a decision of one's own.
      P<notcaptain> Those who chose had one place to give and probably talked about {Name}. Few of them think to say so.
      P<notcaptain> The one who got it has the job of being criticised. It also involves a surprising amount of fetching cones and lists.
      Q<notcaptain> At the first meeting afterwards, {Name} might notice ____. Envy is an honest guest, if it is not asked to stay.
      H<notcaptain> {helper} can take it seriously, and refrain from explaining how much it teaches.
      H<notcaptain> {helper} can agree on a date for deciding whether to go on. ~ A fortnight is enough for the sting, and too short to lose the place.
      T<notcaptain> {he} can ask, "What would you want to see from me next time?" ~ Coaches and teachers remember who asked.
      T<notcaptain> {he} can pick one thing to be good at that has no badge, and do it where it is needed.
      C<notcaptain> {he} can think, "It is one job. It isn't a verdict."
      A<notcaptain> The hope was fair, and the result was another one. Some weeks later the armband has slipped down twice and looks like what it is, a piece of elastic. Leading is a thing that people do from several places, including the back. Whether to stay can be decided on the agreed day, for reasons that have nothing to do with who wears it.
    `,
  },
};
