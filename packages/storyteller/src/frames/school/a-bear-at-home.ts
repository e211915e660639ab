import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const SOFT = String.raw`(?:cuddly(?: toys?)?|soft toys?|teddy(?: bears?)?|teddies|bear|bunny|blankets?|blankie|comforter|snuggl\w+|plush\w*|stuffed (?:animal|toy)s?)`;
const TEASED = String.raw`(?:teas\w*|laugh(?:s|ed|ing)? at|mock\w*|fun of|call(?:s|ed|ing)? (?:(?:him|her|them) )?(?:an? )?(?:big |little )?bab(?:y|ies))`;

/** Teased for a cuddly toy: it is a private thing, and many people have one. */
export const aBearAtHome: NamedScene = {
  id: 'cuddlyteased',
  image: 'a soft thing that knows a bed, and who gets told about it',
  cue: said(
    String.raw`\b${TEASED}\b[^.!?]{0,60}\b${SOFT}\b|\b${SOFT}\b[^.!?]{0,50}\b${TEASED}\b`,
    String.raw`\b(?:brother|sister|lost|dummy|thumb|cries easily|crying|wet\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:bab(?:y|ies)|toy|teddy|still|cuddly|blanket)\b/i,
  titles: { young: 'Soft Things at Home', older: 'What Is in Most Beds' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<cuddlyteased> {Name has} a soft toy. Somebody laughed and said, "Baby!" That is teasing, and it is not kind. Soft toys are for people who like soft things. Big ones like them too.
      P<cuddlyteased> The one who said it may have a soft toy too. It is at home, under the cover.
      Q<cuddlyteased> When somebody says that word, {Name} may feel ____.
      H<cuddlyteased> {helper} can say who in the family had one.
      H<cuddlyteased> {teacher} can tell the others about kind words.
      T<cuddlyteased> {he} can say, "I like it," and go and play.
      T<cuddlyteased> {he} can leave it safe in the bag.
      C<cuddlyteased> {he} can think, "It is soft, and it is mine."
      A<cuddlyteased> The word went by, and the toy is as soft as before. At bedtime it is where it was. Nobody laughs at it there. Liking a thing is good.
    `,
    '6-7': `
      D<cuddlyteased> Somebody found out that {Name} has a soft toy, and teased about it. The word was "baby". It stings, because nobody likes to be called small. But a soft toy has no age on its label. Lots of children have one, and lots of grown-ups keep theirs. It was an unkind thing to say.
      P<cuddlyteased> Some who laugh about it have one in their own bed. They laugh so that nobody asks.
      P<cuddlyteased> Grown-ups take a pillow or an old shirt on a trip. It is the same thing with another name.
      Q<cuddlyteased> When the word comes, {Name} may feel ____. It may be hot in the face.
      H<cuddlyteased> {helper} can tell what their own soft toy was called.
      H<cuddlyteased> {teacher} can stop it, if it goes on and on.
      T<cuddlyteased> {he} can say, "Yes, and it is soft," in a bored voice.
      T<cuddlyteased> {he} can choose who gets to know about it, and who does not.
      C<cuddlyteased> {he} can think, "Soft things are not just for babies."
      A<cuddlyteased> What was said at school stays at school. In bed there is a soft thing that has heard nothing of it. It is allowed to be there for as long as somebody likes it. When somebody laughs again, it can be told.
    `,
    '8-10': `
      D<cuddlyteased> A soft toy is a private thing, and somebody has made it public. {Name} may have been teased for it, with the word "baby". It works because at this age everyone would like to look older than they are. In surveys, a third of adults or so say that they sleep with a soft toy. They do not mention it at work. To need something familiar is no matter of age.
      P<cuddlyteased> Whoever laughs loudest may be making sure that nobody looks under their own pillow.
      P<cuddlyteased> Astronauts take small soft toys into space, and hang them up to see when gravity ends.
      Q<cuddlyteased> When it is mentioned, {Name} might feel ____.
      H<cuddlyteased> {helper} can keep the matter private as well, and not tell it as a sweet story.
      H<cuddlyteased> {teacher} can be told if it goes on. ~ After the first joke it is no joke.
      T<cuddlyteased> {he} can answer in a bored voice, "Yes. And?" ~ It leaves very little to say.
      T<cuddlyteased> {he} can decide who gets to know, on trips and at home.
      C<cuddlyteased> {he} can think, "Private is not the same as babyish."
      A<cuddlyteased> "Yes. And?" was followed by a pause in which nobody could think of anything. The laugh moved on to something else. In a bed at home lies an object that has survived several washes, and it can survive a word. When it stops being needed, that will be noticed by its owner and by nobody else.
    `,
  },
};
