import { said, type NamedScene } from '../scene.ts';

/** "Be brave", said about an operation until somebody thinks that crying is forbidden. It holds before it and after it. */
export const noBraveFace: NamedScene = {
  id: 'braveface',
  image: 'a face that may be wet, and somebody who stays',
  cue: said(
    String.raw`\b(?:brave face|(?:tell(?:s|ing)?|told|says?|saying|said|expect\w*|keep(?:s)? saying)\b[^.!?]{0,40}\b(?:be |being )?brave|(?:isn['’]?t|not|n['’]t) allowed to cry|(?:must ?n['’]?t|should ?n['’]?t|can['’]?t|cannot|does ?n['’]?t want to|tr(?:y|ies|ying) (?:so hard )?not to|refuses to|won['’]?t let (?:him|her|them)self) cry\b|big (?:boys|girls) do(?:n['’]?t| not) cry|hold(?:s|ing)? (?:back|in) (?:his|her|their|the) tears|bottl(?:es|ing) (?:it )?(?:all )?up|pretends? (?:that )?(?:it (?:doesn['’]?t|does not) hurt|(?:he|she|they)(?:['’]s|['’]re| is| are) (?:fine|ok(?:ay)?|brave)))`,
  ),
  decides:
    /^(?![^]*\b(?:mum|mom|dad|nan|gran\w*|sister|brother)(?:['’]s)? (?:is |has |had |having )?(?:\w+ )?(?:operation|op|surgery)\b)(?=[^]*\b(?:operations?|op|surgery)\b)[^]*?\b(?:brave face|be(?:ing)? brave|allowed to cry|not to cry|boys do(?:n['’]?t| not) cry)\b/i,
  answers: /\b(?:brave|cry|tears|operation|surgery|face|pretend\w*|fine)\b/i,
  titles: { young: 'Brave With a Wet Face', older: 'What Brave Looks Like' },
  text: {
    '2-3': `
      D<braveface> An operation is big. {Name} may cry. "Be brave," they say. But a cry is okay. Brave can be wet.
      P<braveface> Big people cry too.
      Q<braveface> With a wet face, {Name} may feel ____.
      H<braveface> {helper} can hug and stay.
      H<braveface> {helper} can dry the face.
      T<braveface> {he} can cry and cry.
      C<braveface> {he} can say, "Ow. Hug me."
      A<braveface> The face was wet. Now it is dry. The doctor is not cross. Here is a big hug.
    `,
    '4-5': `
      D<braveface> An operation is a big thing for one body. People say, "Be brave!" They mean it well. Then {Name} may try to hold in the tears. But tears are fine. A body may cry, and be brave too.
      P<braveface> Grown-ups say "be brave" when they do not know what to say. They may be near to tears too.
      P<braveface> Doctors and nurses see a lot of tears. They like to hear what hurts. Then they can help.
      Q<braveface> When somebody says "be brave", {Name} may feel ____.
      H<braveface> {helper} can say, "You may cry, and I stay."
      H<braveface> {helper} can bring a tissue and a hug.
      T<braveface> {he} can cry for as long as it takes.
      T<braveface> {he} can tell a grown-up what hurts.
      T<braveface,comforter> {he} can hold {comforter} and cry a bit.
      C<braveface> {he} can say, "I am sad, and I am brave."
      A<braveface> There were tears, and then there was a tissue. Nobody was cross. An operation is big, and brave can have a wet face. Now it is dry again.
    `,
    '6-7': `
      D<braveface> "Be brave," people say about an operation. {Name} may think then that tears are against the rules. So they stay in, and the face smiles when it does not want to. That is hard work. Brave does not mean not crying. It means doing a hard thing, with tears or without.
      P<braveface> People say it because they want to help. It is the first word they find. Most of them would be glad of a true answer.
      P<braveface> Nurses and doctors need to know when something hurts. If nobody says it, they cannot help.
      Q<braveface> When somebody says "be brave", {Name} may feel ____. It may be one thing outside and one inside.
      H<braveface> {helper} can say that tears are fine here, and mean it.
      H<braveface> {helper} can ask visitors to say, "How is it today?" ~ That has room for any answer.
      T<braveface> {he} can cry, and nobody needs to stop it. ~ Many people feel lighter after it.
      T<braveface> {he} can say how much it hurts, from nought to ten.
      T<braveface,comforter> {he} can cry into {comforter} for a bit. ~ It can take that.
      C<braveface> {he} can think, "I can cry and be brave at once."
      A<braveface> A face may rest now. It can be sad, or bored, or a bit glad, as it comes. An operation is not a test, and nobody gives marks for a dry face. Tears dry by themselves. What was brave about it stays.
    `,
    '8-10': `
      D<braveface> There is a face that people like to see around an operation. It smiles, it says "fine", and it does not complain. {Name} may have put it on, because everybody said to be brave, and by now it seems to be stuck. Underneath there may be pain, fright or plain tiredness. Keeping a face up costs strength that a body could use for other things. Courage means doing something hard. It does not depend on dry eyes.
      P<braveface> "Be brave" is often said by somebody who is frightened as well. It is meant as a wish, and it sounds like an order.
      P<braveface> Nurses look behind that face every day. A true "seven" gets better help from them than a polite "fine".
      Q<braveface> With the brave face off for a minute, {Name} might feel ____.
      H<braveface> {helper} can say out loud that crying, moaning and bad moods are all allowed. ~ It may need saying twice.
      H<braveface> {helper} can ask visitors to leave out the word "brave" for a while.
      T<braveface> {he} can choose one person with whom no face is needed.
      T<braveface> {he} can give a true number for the pain. ~ It is information, and not complaining.
      C<braveface> {he} can think, "Brave is what I do. It is not what my face does."
      A<braveface> The face has been put away, and nobody minded. What came out was some crying, or some grumbling, or a long silence, and afterwards there was more room. An operation is hard enough without acting. People who love somebody like the real face best anyway.
    `,
    '11+': `
      D<braveface> "You are being so brave" is meant as praise, and it works like a lid. After hearing it a few times around an operation, {Name} may have found no good moment left for saying that it hurts or frightens. A brave face is work done for the comfort of other people, at a time when its owner could do with some comfort. Courage and crying are not opposites. Most people who have been through something hard did both, often within the hour.
      P<braveface> Relatives who say it are usually keeping themselves together. It is a wish, and it comes out as an instruction.
      P<braveface> Doctors and nurses are not impressed by "fine". They can do a great deal about pain, on condition that somebody mentions it.
      Q<braveface> Behind the brave face, {Name} might notice ____. Nothing is an answer too, and so is fury.
      H<braveface> {helper} can say once, plainly, that no performance is required.
      H<braveface> {helper} can deal with visitors and messages, so that nobody needs to be cheerful on demand.
      T<braveface> {he} can pick one person who gets the unedited version.
      T<braveface> {he} can answer "How are you?" with "Up and down". ~ It is honest, and it closes the subject.
      T<braveface> {he} can give the true number for pain. ~ That is what the scale is for.
      C<braveface> {he} can think, "I am doing it. That is brave enough."
      A<braveface> The face came off, and the world did not end. There may have been tears, or swearing, or an hour of staring at a wall, and none of it undid anything. An operation is not graded. What it takes to go through one stays true, whatever it looked like from outside.
    `,
  },
};
