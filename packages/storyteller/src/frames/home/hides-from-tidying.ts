import { said, type NamedScene } from '../scene.ts';

/** A child who goes into hiding when play stops and things go back in their boxes. */
export const hidesFromTidying: NamedScene = {
  id: 'hidestidy',
  image: 'a small dark place, and one brick to come out for',
  cue: said(
    String.raw`\b(?:hid(?:es|ing|e)|(?:crawls?|gets?|goes|climbs?) (?:in|under|into|behind)|under the table)\b[^]{0,120}\b(?:tid(?:y|ies|ying)|(?:clear|clean)(?:s|ing)? (?:\w+ )?up)\b|\b(?:tid(?:y|ies|ying)|(?:clear|clean)(?:s|ing)? (?:\w+ )?up)\b[^]{0,120}\b(?:hid(?:es|ing|e)|(?:crawls?|gets?|goes|climbs?) (?:in|under|into|behind) (?:the|a|his|her|their)\b)`,
    String.raw`\b(?:hid(?:es|ing|e) (?:the |his |her |their )?(?:toys|food|sweets|it|things|mess|clothes|stuff|everything|rubbish)|under the (?:bed|sofa|rug) instead|coats?|shoes on|go(?:ing)? home)\b`,
  ),
  decides: false,
  answers: /\bhid(?:e|es|ing)\b|\bunder the table\b/i,
  titles: { young: 'Out for One Brick', older: 'From Under the Table' },
  text: {
    '2-3': `
      D<hidestidy> Stop! It is time to tidy. Where is {Name}? In a small, dark place. It is nice in there. Toys are on the floor.
      P<hidestidy> Lots of children hide. They like to play more.
      Q<hidestidy> In a small place, {Name} may feel ____.
      H<hidestidy> {helper} can call, "One, two, three!"
      H<hidestidy> {helper} can roll a ball in.
      T<hidestidy> {he} can come out on three.
      T<hidestidy> {he} can put one toy in.
      C<hidestidy> {he} can say, "Three! Here I am!"
      A<hidestidy> Two, three, and out! One toy goes in the box. Plop! The small, dark place stays there.
    `,
    '4-5': `
      D<hidestidy> It is time to stop playing and to tidy up. {Name} may find a place to hide just then. It is small and dark, and nobody asks for anything. Out there the floor is full. It can look like too much for two hands.
      P<hidestidy> Some children shout when play ends. Some hide. Both of them would like a bit more of it.
      Q<hidestidy> When it is time to tidy up, {Name} may feel ____.
      H<hidestidy> {helper} can say it before play ends. ~ Then it is not so sudden.
      H<hidestidy> {helper} can find one small job. ~ The red bricks are one.
      T<hidestidy> {he} can hide till ten and then come out for one brick.
      T<hidestidy> {he} can ask, "What is my job?"
      C<hidestidy> {he} can say, "Eight, nine, ten, and one brick in."
      A<hidestidy> Eight, nine, ten, and out came {Name}. The play had stopped, and one brick went in the box. The others had some too, so it went fast. The hiding place is still there. It can be a cave in a game.
    `,
    '6-7': `
      D<hidestidy> To stop playing and tidy up can look like a hundred jobs. {Name} may slip out of sight just then. In a hiding place there is only one job: to keep still. It makes the jobs wait, and it makes the game feel longer. A hide can have an end, like any game.
      P<hidestidy> For some children, stopping is harder than for others. They were deep in the game, and it takes time to come up.
      P<hidestidy> Those who tidy up would rather have one more pair of hands. They are not looking for somebody to be cross with.
      Q<hidestidy> In the hiding place, {Name} may feel ____. It can be two things at once.
      H<hidestidy> {helper} can say it five minutes before. ~ A game needs time to end.
      H<hidestidy> {helper} can give {him} one clear job. ~ "The pens" is easier than "the room".
      T<hidestidy> {he} can stay in there for a slow count of ten.
      T<hidestidy> {he} can leave one thing out for next time, if that is all right.
      C<hidestidy> {he} can think, "Not the room. Only the pens."
      A<hidestidy> On ten somebody came out and picked up a pen. After the first pen, the others went quickly. The room got tidy, and it was done by many hands. Next time there may be a game with that hiding place in it.
    `,
  },
};
