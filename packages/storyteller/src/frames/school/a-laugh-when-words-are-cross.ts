import { said, type NamedScene } from '../scene.ts';

const LAUGHS = String.raw`(?:laugh(?:s|ing)?|giggl(?:es|ing)|grin(?:s|ning)?|smil(?:es|ing)|smirk(?:s|ing)?)`;
const TOLD_OFF = String.raw`(?:told off|tell(?:s|ing)? (?:him|her|them) off|in trouble|shout(?:s|ed)? at|disciplin\w*|scold\w*|(?:we|i|mum|dad|teachers?|people) (?:am |are |is |get |gets )?(?:\w+ )?cross|say(?:s)? no)`;

/** A laugh that comes out when words are cross, at home and at school: nerves, and not a joke. */
export const aLaughWhenWordsAreCross: NamedScene = {
  id: 'crosslaugh',
  image: 'a laugh that comes out at the wrong time',
  cue: said(
    String.raw`${LAUGHS}\b[^.!?]{0,40}\b${TOLD_OFF}\b|\b${TOLD_OFF}\b[^.!?]{0,40}\b${LAUGHS}`,
    String.raw`\b(?:they|all|others|friends?|class|kids|boys|girls|everyone|classmates|brother|sister) (?:all )?(?:then )?(?:laugh\w*|giggl\w*)|told off (?:for|because|when \w+ (?:laugh|giggl))\w*|laugh(?:s|ing)? at (?:other|another|people|someone|somebody)`,
  ),
  decides: false,
  answers: /\b(?:laugh\w*|giggl\w*|smil\w*|grin\w*|smirk\w*|crosser|angrier|worse|dad|mum)\b/i,
  titles: { young: 'The Laugh That Hops Out', older: 'A Laugh at the Wrong Time' },
  text: {
    '2-3': `
      D<crosslaugh> "No!" A face is cross. {Name} may laugh, hee, hee! It just hops out. The laugh is not for fun.
      P<crosslaugh> A cross face can be a lot.
      Q<crosslaugh> At a cross face, {Name} may feel ____.
      H<crosslaugh> {helper} can bend down low.
      H<crosslaugh> {helper} can say one soft word.
      T<crosslaugh> {he} can put a hand on the mouth.
      C<crosslaugh> {he} can say, "Stop, laugh. Ears, hear."
      A<crosslaugh> The laugh is back in. The cross face is soft. Now comes a game. Hee, hee, that is for fun!
    `,
    '4-5': `
      D<crosslaugh> Sometimes a laugh hops out when words are cross. {Name} may know that laugh. It is not for fun. It comes when a body does not know where to look. A cross person may think that it is a joke.
      P<crosslaugh> Whoever is cross wants to be heard. A laugh sounds like not hearing.
      P<crosslaugh> Grown-ups laugh at the wrong time as well. They put a hand over the mouth.
      Q<crosslaugh> When somebody is cross, {Name} may feel ____.
      H<crosslaugh> {helper} can say it in a low voice.
      H<crosslaugh> {helper} can wait till the laugh is done.
      T<crosslaugh> {he} can press both lips and look at the floor.
      T<crosslaugh> {he} can nod, so that it shows who is listening.
      C<crosslaugh> {he} can think, "Laugh, wait. Ears, listen."
      A<crosslaugh> The laugh has gone back in. The cross words are over as well. Now there is time for a laugh that is for fun. That kind is good to share.
    `,
    '6-7': `
      D<crosslaugh> A laugh can come out at the wrong time. {Name} may know it from when words were cross. It does not mean that something is funny. Some bodies laugh when they are scared or do not know what to do. From outside, nobody can see that.
      P<crosslaugh> To somebody who is cross it looks like a joke about them. Then they may get crosser, and nobody wanted that.
      P<crosslaugh> A lot of people have a laugh like that. It comes at funerals and in lessons.
      Q<crosslaugh> When the cross words come, {Name} may feel ____.
      H<crosslaugh> {helper} can say it quietly and let {him} look somewhere else.
      H<crosslaugh> {helper} can agree on a sign for "I am listening".
      T<crosslaugh> {he} can blow out slowly, as if at a candle.
      T<crosslaugh> {he} can look at a button and nod.
      C<crosslaugh> {he} can say, "I am not laughing at you. It just comes."
      A<crosslaugh> Now it has been said what kind of laugh that was. It was the kind that bodies make when words are cross. What the words were about can still be done. The other laugh comes later, at something funny.
    `,
    '8-10': `
      D<crosslaugh> Faces often fail to do what would be useful. {Name} may know the grin that turns up when words are cross. It is a nervous one, and many people have it. A body that wants to calm things down pulls the corners of the mouth up. To a cross person it looks like a joke at their expense.
      P<crosslaugh> Somebody who is cross wants to see that it has arrived. A grin says the opposite, and so the voice goes up another step.
      P<crosslaugh> Nervous laughter has been studied, and it turns up in the most serious moments. People who have it are not taking things lightly.
      Q<crosslaugh> When the grin comes up, {Name} might feel ____. It may be nothing like funny.
      H<crosslaugh> {helper} can learn what that grin means, and say the next sentence more quietly.
      H<crosslaugh> {helper} can talk it over side by side, such as in a car. ~ Faces matter less there.
      T<crosslaugh> {he} can look down and repeat in a few words what was said. ~ That shows that it arrived.
      T<crosslaugh> {he} can press the tongue against the teeth and breathe out.
      C<crosslaugh> {he} can say, "I am not laughing at you. It is nerves."
      A<crosslaugh> The grin has gone, as it does when nobody is cross any more. It has been explained, which takes one sentence. Faces get easier to steer with the years. Until then, the words can say what the face got wrong.
    `,
    '11+': `
      D<crosslaugh> There is a smile that appears at exactly the wrong moment, when somebody is cross and says so. {Name} may feel it coming and be unable to stop it. It is a reflex, and rather an old one, by which a body tries to say that it means no harm. What arrives on the other side is contempt. So the cross words get louder, and the smile, being nervous, gets wider.
      P<crosslaugh> A person in the middle of a complaint reads a smile as an answer. They are not wrong to mind it, and they are wrong about what it means.
      P<crosslaugh> It is common enough to have been studied. Court reporters, doctors and newsreaders all have stories about it.
      Q<crosslaugh> Behind the smile, {Name} might notice ____. It is seldom amusement.
      H<crosslaugh> {helper} can be told about it on a calm day, and then take it for what it is.
      H<crosslaugh> {helper} can keep such talks short and side by side.
      T<crosslaugh> {he} can name it at once: "I'm not laughing, I'm nervous. I heard you."
      T<crosslaugh> {he} can look at the floor and sum up what was said in one sentence.
      C<crosslaugh> {he} can think, "The face is lying. The sentence can fix it."
      A<crosslaugh> It took one sentence, and the volume went down. What the cross words were about is still there and can be dealt with, now that nobody is discussing a smile. The reflex will turn up again. It is a good deal less trouble when it has been introduced beforehand.
    `,
  },
};
