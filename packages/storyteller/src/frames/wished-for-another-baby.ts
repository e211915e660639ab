import { said, type NamedScene } from './scene.ts';

/** The baby is a boy or a girl, and the older child had hoped for the other. */
export const wishedForAnotherBaby: NamedScene = {
  id: 'wished',
  image: 'a picture that was made before, and a face that is nothing like it',
  cue: said(
    String.raw`\b(?:wanted|wants?|hop(?:ed|es|ing) for|wish(?:ed|es)? (?:for|it was)|disappointed (?:that )?(?:it'?s|it is|about))\b[^.!?]{0,16}\b(?:a )?(?:sister|brother|girl|boy)\b`,
    String.raw`\b(?:wants?|wanted|wishes|hoping for) (?:\w+ ){0,3}(?:a|another) (?:brother|sister) (?:too|so much|like|to play)\b|\bsend|died|miscarr\w+|his (?:brother|sister) to|her (?:brother|sister) to`,
  ),
  decides: false,
  answers: /\b(?:want\w*|hop\w*|wish\w*|disappoint\w*|sister|brother|boy|girl)\b/i,
  titles: { young: 'Not the One in the Picture', older: 'Not the One in the Picture' },
  text: {
    '4-5': `
      D<wished> Before a baby comes, a head makes a picture of it. In the picture of {Name} the baby was a different one. Now it is as it is. It is fine to be a bit sad about the picture. Nobody can choose a baby, not even grown-ups.
      P<wished> The baby does not know of any wish. It knows milk, and voices.
      Q<wished> With a different baby than in the picture, {Name} may feel ____.
      H<wished> {helper} can hear that it is a pity.
      T<wished> {he} can say, "I had a different wish."
      T<wished> {he} can find out what this baby likes.
      C<wished> {he} can think, "A wish is one thing. You are you."
      A<wished> The picture was nice, and it was made of thoughts. The baby has toes and a loud voice. Brothers can play with dolls, and sisters can kick a ball. What this one likes comes out bit by bit.
    `,
    '6-7': `
      D<wished> While a family waits for a baby, each one has a picture of it. {Name} had one, too, and the baby in it was different. Then the news came, or the baby itself. Being let down by that is honest, and it is not mean. Nobody gets to choose, not even the parents.
      P<wished> Grown-ups may say, "You will love it all the same." It is meant well, and it may be a bit early.
      P<wished> Whether a baby is a boy or a girl says very little. It does not say if somebody likes trains, jokes or climbing.
      Q<wished> When people ask, "Boy or girl?", {Name} may feel ____.
      H<wished> {helper} can listen without talking {Name} out of it. ~ A pity may be a pity.
      H<wished> {helper} can think with {him} of games that any baby grows into.
      T<wished> {he} can say goodbye to the picture, or draw it once.
      T<wished> {he} can look for one funny thing about this baby.
      C<wished> {he} can think, "I can get to know this one."
      A<wished> The picture is in a drawer. In the cot is somebody with a name. It will be a person with ideas. Some of them will be surprising, and that goes for any brother or sister. Getting to know each other takes years, and it has begun.
    `,
  },
}; // prettier-ignore
