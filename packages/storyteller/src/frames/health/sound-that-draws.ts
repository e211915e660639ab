import { said, type NamedScene } from '../scene.ts';

/** An ultrasound: cold gel, and a picture that is made with sound. Rays have nothing to do with it. */
export const soundThatDraws: NamedScene = {
  id: 'gelscan',
  image: 'a sound that nobody hears, and the cold gel that lets it through',
  cue: said(
    String.raw`\bultra[- ]?sounds?\b|\bsonogra\w*|\b(?:scan|probe)\b[^.!?]{0,40}\b(?:cold |the )?gel\b|\b(?:cold |the )gel\b[^.!?]{0,40}\bscan\b`,
    String.raw`\b(?:pregnan\w*|baby (?:scan|brother|sister)|new baby|(?:my|our|mum(?:my)?['’]?s|mom(?:my)?['’]?s) (?:\w+ )?(?:ultra|scan)|(?:mum|mummy|mom|mommy|dad|daddy|nan\w*|gran\w*)(?:['’]s| is| has)|mri|ct|x-? ?ray|results?|find something|bad news)\b`,
  ),
  decides: false,
  answers: /\b(?:ultra ?sound|gel|cold|kidneys?|tummy|bladder|sticky|scan)\b/i,
  titles: { young: 'Cold, Slide, Wipe', older: 'A Picture Made With Sound' },
  beside: {
    benefits: [
      'Says what an ultrasound does and what can be felt of it.',
      'Explains why the gel is there, and that it comes off again.',
      'Gives {name} something small to do for it and something short to say.',
    ],
    talk: {
      young: ['What is the gel for?', 'Which word went into the blank?', 'What else is cold and then not so cold?'],
      older: [
        'What do a bat and this machine do in the same way?',
        'Which word went into the blank?',
        'What would be good to ask before it starts?',
      ],
    },
  },
  text: {
    '2-3': `
      D<gelscan> Squish! {Name} gets some gel. It helps to make a picture. It is cold and wet. A small thing rolls in it. It may tickle.
      P<gelscan> Eyes look at the screen. It is all grey.
      Q<gelscan> When the gel comes, {Name} may feel ____.
      H<gelscan> {helper} can hold a hand.
      H<gelscan> {helper} can wipe the gel off.
      T<gelscan> {he} can touch the gel first.
      T<gelscan,comforter> {he} can hold {comforter}.
      C<gelscan> {he} can say, "Cold, squish, roll!"
      A<gelscan> Roll, roll, stop. There is the picture! A towel wipes the gel off. Bye-bye, gel!
    `,
    '4-5': `
      D<gelscan> An ultrasound is a picture made with sound. The sound is so high that no one can hear it. First {Name} gets some gel on the skin. It is cold, like a wet nose. Then a small thing slides about and looks for the picture.
      P<gelscan> The gel is there for the sound. It helps the sound to get in.
      P<gelscan> The one who does it looks at the screen a lot. It is grey on there, like rain.
      Q<gelscan> When the cold gel comes, {Name} may feel ____.
      H<gelscan> {helper} can ask for warm gel. ~ Some places have it.
      H<gelscan> {helper} can hold a hand and watch the screen.
      T<gelscan> {he} can put one finger in the gel first.
      T<gelscan> {he} can say where it tickles.
      T<gelscan,comforter> {he} can hold {comforter}.
      C<gelscan> {he} can think, "Cold first, then slide, then wipe."
      A<gelscan> The small thing slid all round, and the picture is there. A towel takes the gel away. The skin is dry, and it looks as it did before. The sound was there all the time, and nobody heard it.
    `,
    '6-7': `
      D<gelscan> A bat finds its way with sounds that no person can hear. The picture that {Name} gets is made a bit like that. A small probe sends sound into a body, and it comes back. A computer turns it into grey shapes. Before that there is gel on the skin. It is cold, and it lets the sound through.
      P<gelscan> People who look at such pictures all day see a lot in them. To others they look like fog.
      P<gelscan> The gel is mostly water. It does nothing to the skin, and it comes off with a paper towel.
      Q<gelscan> When the cold gel comes, {Name} may feel ____. It may be a shiver or a giggle.
      H<gelscan> {helper} can ask if the gel can be warmed. ~ In some places it can.
      H<gelscan> {helper} can ask what is on the screen.
      T<gelscan> {he} can put a bit of gel on one hand first. ~ Then the cold is no surprise.
      T<gelscan> {he} can say when the probe presses too much.
      T<gelscan,comforter> {he} can hold {comforter}.
      C<gelscan> {he} can think, "Sound goes in, and a picture comes out."
      A<gelscan> The sound went in and came back, and nobody heard any of it. Now there is a grey picture, and the gel is in a paper towel. Somebody looks at the picture with care. The skin is as dry as before. A bat would know how it was done.
    `,
    '8-10': `
      D<gelscan> Bats find a moth in the dark by calling and listening for the echo. An ultrasound uses the same idea, and gel, which {Name} may mind more than all the rest. A probe sends out sound that is far too high for ears and listens to what comes back. A computer draws a picture of it in grey. There are no rays in it. Sound hardly gets through air, so the cold, slippery gel fills the gap.
      P<gelscan> Whoever holds the probe looks at the screen and says little. It takes concentration, and silence says nothing about the result.
      P<gelscan> The probe presses a bit here and there, to get a better view. If a place is sore, they want to be told.
      Q<gelscan> When the gel goes on, {Name} might notice ____. Goose bumps are an answer too.
      H<gelscan> {helper} can ask for warmed gel. ~ Some hospitals have it and do not mention it.
      H<gelscan> {helper} can ask for the screen to be turned so that it can be seen.
      T<gelscan> {he} can put the first blob on with one finger. ~ The cold is less of a surprise from one's own hand.
      T<gelscan> {he} can ask what the grey shapes are. ~ It is like having a cloud explained.
      C<gelscan> {he} can think, "Call, echo, picture. The gel is only the bridge."
      A<gelscan> The echoes have come back, and the picture that they drew is there for somebody to read. The gel is in a paper towel, and the skin is a little sticky. Sound went right into a body, and nobody in the room heard a thing. Bats do it every night, and without gel.
    `,
    '11+': `
      D<gelscan> Ultrasound borrows its method from bats and ships: send out a sound, wait for the echo, work out what it bounced off. The pitch is so high that no ear notices, and there is no radiation. On the screen, the inside of {Name} appears live, in shades of grey. The gel is the unromantic part. Sound barely crosses a gap of air, so skin and probe need something wet between them, and it usually comes cold.
      P<gelscan> Whoever holds the probe has the face of a person doing a puzzle. It is not a comment.
      P<gelscan> Clothes are moved only as far as they need to be, and there is paper to tuck in. Asking for a moment, or for somebody else in the room, is routine.
      Q<gelscan> While the probe moves about, {Name} might notice ____. Ticklish is a common entry.
      H<gelscan> {helper} can come in or wait outside, as preferred.
      H<gelscan> {helper} can ask when the result comes, and from whom. ~ The person with the probe is often not the one who may say.
      T<gelscan> {he} can ask for warmed gel, or for a warning before it goes on.
      T<gelscan> {he} can ask to see the screen. ~ Recognising anything on it is harder than it sounds.
      C<gelscan> {he} can think, "Echoes, and a cold bridge for them."
      A<gelscan> The echoes have been collected, and reading them is somebody else's trade. What remains is a picture, a wad of paper towel and a faint stickiness. It is one of the few ways to look into a body without opening it or shining anything through it. Bats have been doing it for fifty million years, and they get no credit.
    `,
  },
};
