import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const RED = String.raw`\b(?:ginger|red[- ]?haired|red hair|redhead)\b`;
const TEASED = String.raw`\b(?:teas\w*|laugh\w*|call(?:s|ed|ing)?|names?|mean|mock\w*|ma(?:de|kes?|king) fun|bull(?:y|ied|ying)|pick(?:s|ed)? on|comments?|jokes?|hates?|wants? to dye)\b`;

/** Jokes about red hair. Freckles come with hair of any colour. */
export const laughedAtRedHair: NamedScene = {
  id: 'redhair',
  image: 'a colour that one or two in a hundred have',
  cue: said(`(?=[^]*(?:${RED}))(?=[^]*(?:${TEASED}))`, String.raw`\bginger (?:cat|biscuits?|kitten|tom)\b`),
  decides: true,
  titles: { young: 'A Colour of Its Own', older: 'One or Two in a Hundred' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<redhair> {Name} can be seen from far away. Red hair is like that, and freckles too. Some children said a mean joke about it. A joke like that is no fun. The colour is a good one.
      P<redhair> Those children see it every day and want a laugh. They do not think how it feels.
      Q<redhair> When they say it, {Name} may feel ____.
      H<redhair> {teacher} can stop the mean words.
      H<redhair> {helper} can say who else in the family had it.
      T<redhair> {he} can say, "Stop. I like my hair."
      T<redhair> {he} can go and stand by a kind friend.
      C<redhair> {he} can say, "Red is my colour."
      A<redhair> The sun shines on a lot of heads. One of them glows. The mean words are gone, and the colour is still there. Foxes have it, and so has {Name}.
    `,
    '6-7': `
      D<redhair> In a hundred people there are one or two with red hair. {Name} is one of them, and some children laugh about it. Things that are rare get looked at. The jokes are teasing, and they are old. The colour comes from far back in the family, from windy and snowy places.
      P<redhair> People who want a laugh take what they see first. It tells nothing about the person under the hair.
      Q<redhair> When somebody laughs about it, {Name} may feel ____.
      H<redhair> {teacher} can tell them that hair is not for jokes.
      H<redhair> {helper} can find a photo of somebody with that hair.
      T<redhair> {he} can say, "That joke is old," and join a friend.
      T<redhair> {he} can tell {teacher} who said it, and how often.
      C<redhair> {he} can think, "One in a hundred, and I like it."
      A<redhair> When the sun comes out, one head on the playground shines. Unkind words get no grip on that. Anybody can find {Name} in a crowd, and that is handy at the seaside. There are not many such colours.
    `,
    '8-10': `
      D<redhair> Red hair is the rarest natural hair colour in the world, with one or two people in a hundred. {Name} is one of those, and there are classmates with jokes about it. What is rare gets noticed, and whoever wants a quick laugh takes what is nearest. The colour comes from a single gene that has been handed on for many thousands of years. It has survived ice, wars and a great many poor jokes.
      P<redhair> The person who says it has usually heard it from somebody else. Hardly anyone has ever made up a new one.
      P<redhair> A good many people pay for that colour at the hairdresser's. They seldom say so on a playground.
      Q<redhair> When the joke is made again, {Name} might feel ____.
      H<redhair> {teacher} can treat it as teasing about looks, which is what it is.
      H<redhair> {helper} can say what people in the family answered, if anybody else had it.
      T<redhair> {he} can say, "I have heard that one," and turn to somebody else. ~ A yawn is a good answer.
      T<redhair> {he} can count how often it is in a week, and show the number to an adult.
      C<redhair> {he} can think, "It is an old joke. It is a good colour."
      A<redhair> In class photos there is one place where the picture seems to be lit. Words were said about that, and they were unkind, and they can be stopped. The gene takes no notice. Queens, pirates and footballers have had it, and so has {Name}.
    `,
  },
};
