import { said, type NamedScene } from '../scene.ts';

const SCREEN = String.raw`(?:tv|telly|television|i ?pad|tablet|you ?tube|screens?|cartoons?|programmes?|phone|videos?|netflix|films?)`;
const SLEEPS = String.raw`(?:sleep(?:s|ing)?|asleep|nod(?:s|ding)? off|drop(?:s|ping)? off|settles?)`;

/** Somebody who falls asleep by a screen. */
export const pictureOff: NamedScene = {
  id: 'pictureoff',
  image: 'a picture that goes off in the evening, and the sounds of the night behind it',
  cue: said(
    String.raw`\b(?:can(?:['’]?t|not)|won['’]?t|will not|only|unable to|does ?n['’]?t|refus\w+ to|needs?|has to have|used to|has got used to)\b[^.!?]{0,24}\b${SLEEPS}\b[^.!?]{0,24}\b(?:without|unless|with|if|when|in front of|watching|to|while)\b[^.!?]{0,16}\b${SCREEN}\b|\b(?:needs?|wants?|has to have|insists? on|must have)\b[^.!?]{0,12}\b${SCREEN}\b[^.!?]{0,12}\b(?:on )?(?:to (?:fall|go|get)|until|till|while)\b[^.!?]{0,12}\b${SLEEPS}\b|\bfall(?:s|ing)? asleep (?:in front of|watching|with|to) (?:the |his |her |a )?${SCREEN}\b`,
    String.raw`\b(?:scary|scared|afraid|frightened|nightmares?|monsters?|horror|midnight|texting|messag\w+|friends)\b`,
  ),
  decides: true,
  answers: /\b(?:tv|telly|on)\b/i,
  titles: { young: 'Good Night, Picture', older: 'What the Night Sounds Like' },
  roles: {
    shown: {
      fallback: { text: 'the TV' },
      cues: [
        { match: /\bi ?pad\b/i, phrase: { text: 'the iPad' } },
        { match: /\btablet\b/i, phrase: { text: 'the tablet' } },
        { match: /\bphone\b/i, phrase: { text: 'the phone' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<pictureoff> Some people fall asleep with {shown} on. In bed {Name} may like the voices and the light. But a picture keeps calling, "Look at me." So the eyes open again, and sleep comes late. That is why the picture goes off first. A soft sound can stay for a bit.
      P<pictureoff> Grown-ups fall asleep in front of a screen, too. Then they wake up with a stiff neck.
      Q<pictureoff> In bed, when it goes quiet, {Name} may feel ____.
      H<pictureoff> {helper} can leave soft music on for a bit. ~ Music has nothing to look at.
      H<pictureoff> {helper} can read a page after {shown} goes off.
      T<pictureoff> {he} can press the button and say goodnight to it.
      T<pictureoff> {he} can hum a slow song.
      T<pictureoff,comforter> {he} can hold {comforter} and listen.
      C<pictureoff> {he} can think, "The picture sleeps, and so can I."
      A<pictureoff> The picture went off, and the room was dark. There was a hum, a bed and a sound from far away. It takes a few nights to like that. A sleeping person sees no picture anyway. Good night, ears.
    `,
    '6-7': `
      D<pictureoff> In the evening, {shown} is a kind of company. It talks and shines, and in bed {Name} may not hear the quiet. But its light tells a brain that it is still day. Each new picture wakes the eyes up a bit. Then sleep comes later. So the picture goes off, and something softer takes its place.
      P<pictureoff> Many grown-ups fall asleep in front of a screen. They wake up at midnight, still tired, with one sock on.
      Q<pictureoff> In bed, when the picture is gone, {Name} may feel ____.
      H<pictureoff> {helper} can take the picture away first, and the sound later. ~ Small steps are easier for a body.
      H<pictureoff> {helper} can read or tell a story in a low voice.
      T<pictureoff> {he} can choose a story or music to hear with eyes shut.
      T<pictureoff> {he} can find three sounds that {shown} used to cover.
      T<pictureoff,comforter> {he} can tell {comforter} how the day was.
      C<pictureoff> {he} can think, "No picture. Just me and the sounds of the night."
      A<pictureoff> First the picture went, and the voices stayed. Then the voices got low. One night there was only a hum from far away, and it was enough. Nobody saw the moment when sleep came. There was no picture of it.
    `,
    '8-10': `
      D<pictureoff> Falling asleep with {shown} on works, in a way. The voices cover the thoughts, and in bed {Name} may not even notice the quiet. The price is paid later. Light and changing pictures keep a brain half on duty, so sleep starts late and is thin. It is a habit like any other, and the brain has simply learnt that this is what bedtime sounds like. It can learn another sound.
      P<pictureoff> Half the adults in any street know the habit from a sofa. They wake at midnight with a stiff neck and the wrong programme on.
      Q<pictureoff> In bed, without the picture, {Name} might feel ____. The first nights are the oddest.
      H<pictureoff> {helper} can agree on steps, such as sound without picture, then music, then nothing. ~ A habit gives way more easily in pieces.
      H<pictureoff> {helper} can take over the last ten minutes with a book or a talk.
      T<pictureoff> {he} can listen to an audiobook with a timer, and choose one that {he knows}. ~ There is no need to stay awake for the end.
      T<pictureoff> {he} can go through the day backwards in {his} head, from supper to breakfast.
      C<pictureoff> {he} can think, "New sound, same sleep."
      A<pictureoff> The first quiet night was long, and the fourth was ordinary. Without the programme the house had its own, mostly pipes and a car now and then. Somewhere in the middle of it sleep came, and nobody saw it. It looks about the same each night, with no picture.
    `,
  },
};
