import { said, type NamedScene } from '../scene.ts';

const CLINGS = String.raw`(?:(?:won['’]?t|will not|wont|does(?: no|n['’]?)t|not|can['’]?t) (?:go to any(?:one|body)(?: else)?|let me (?:out|leave|go)|be (?:left|put down)|stay with)|scream(?:s|ing)? (?:at|behind|outside) the (?:bathroom |toilet )?door|follow(?:s|ing)? me (?:everywhere|to the (?:toilet|loo|bathroom)|from room to room)|(?:if|when|the (?:minute|moment|second)|every time|as soon as) I (?:leave|go out of|walk out of|am out of) (?:the |his |her )?(?:room|sight)|go for a wee|even for a wee|(?:so|very|really|super|extremely) clingy|clings? to (?:me|mum|mummy|mom|dad))`;
const AFTER = String.raw`(?:hospital|since (?:then|we|he|she|I|the|his|her|my)|ever since|after (?:we|he|she|I|the|his|her|my)|ill|illness|bronchiolitis|operation|away)`;

/** A small child who lets nobody out of sight since a hard time: a voice that stays when a person goes round a corner. */
export const letsNobodyGo: NamedScene = {
  id: 'voicestays',
  image: 'a song behind a door, from somebody who has gone round the corner',
  cue: said(
    String.raw`\b${CLINGS}\b[^]*\b${AFTER}\b|\b${AFTER}\b[^]*\b${CLINGS}\b`,
    String.raw`\b(?:gate|drop[- ]?off|asleep|falls asleep|bedtime|school|died)\b`,
  ),
  decides:
    /^(?![^]*\b(?:gate|asleep|bedtime|school|died)\b)(?=[^]*\b(?:since|ever since|hospital|after)\b)[^]*\b(?:(?:won['’]?t|wont|not) go to any(?:one|body) else|leave the room\b[^.!?]{0,40}\bscream|scream(?:s|ing)? (?:at|behind) the (?:\w+ )?door|follow(?:s|ing)? me everywhere)/i,
  takesHelps: true,
  answers: /\b(?:go to any(?:one|body)|bad winter|leave the room)\b/i,
  titles: { young: 'A Song Behind the Door', older: 'A Song Behind the Door' },
  text: {
    '2-3': `
      D<voicestays> Bye-bye! A grown-up goes round the door. {Name} cannot see. Hm, hm, hm! A song comes from there. Hello again!
      P<voicestays> The days were hard for a time. Grown-ups and small ones felt it.
      Q<voicestays> When a grown-up leaves, {Name} may feel ____.
      H<voicestays> {helper} can sing behind the door.
      H<voicestays> {helper} can say, "I come back."
      T<voicestays> {he} can sing a bit too.
      T<voicestays> {he} can hide a bear and find it.
      T<voicestays,comforter> {he} can sing to {comforter}.
      C<voicestays> {he} can say, "Gone, a song, back."
      A<voicestays> A song comes round the door. Here is the face! Bye-bye and hello, gone and back. The bear comes back too.
    `,
    '4-5': `
      D<voicestays> There was a hard time, and {Name} may still feel it. When somebody leaves the room now, it feels like for good. But a person behind a door is still there. A voice shows it. It comes under the door, and it says, "Here I am."
      P<voicestays> After a hard time, a lot of children hold on tight. Bodies do that to be sure.
      P<voicestays> Other grown-ups who are kind know some good games. They can wait till a hand is ready.
      Q<voicestays> When somebody leaves the room, {Name} may feel ____.
      H<voicestays> {helper} can say, "I go out, and I sing."
      H<voicestays> {helper} can say goodbye each time. ~ Slipping out makes it harder.
      H<voicestays> {helper} can play first, and go for one minute.
      T<voicestays> {he} can sing the next line through the door.
      T<voicestays,comforter> {he} can look after {comforter} until the door opens.
      C<voicestays> {he} can say, "I can hear you, so you are here."
      A<voicestays> The song got to its end, and the door opened. It was the same face as before. Next time it may be two songs. A goodbye is short, and then comes hello.
    `,
  },
};
