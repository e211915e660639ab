import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Eating at school where others can see: a place, a time and a way to eat that feel private enough. */
export const eyesOnAPlate: NamedScene = {
  id: 'watchedeating',
  image: 'a hall of mouths that are all busy',
  cue: said(
    String.raw`(?=[^]*\b(?:school|lunch\w*|canteen|dinner hall|dining hall|in front of)\b)(?=[^]*\b(?:eat(?:s|ing)?|lunch|food|canteen)\b)[^]*?\b(?:(?:people|everyone|everybody|others|kids|children|they|someone|friends)(?:['’]?s| are| is| were| might| will| can)? (?:\w+ )?(?:watch(?:ing|es)?|look(?:ing|s)? at|star(?:e|es|ing)|see (?:him|her|them))|(?:eat(?:s|ing)?|lunch|food|sandwich\w*)(?: (?:his|her|their|any) (?:\w+ ){0,2}?\w+)?(?: at (?:school|lunch))? (?:in front of|with|near|where) (?:(?:the|his|her|their|all|any) ){0,2}(?:people|others|other (?:people|kids|children|pupils|girls|boys)|everyone|everybody|anyone|anybody|class\w*|friends?|children|kids|strangers)(?! (?:have|has|eat|like|get))|(?:being|be|is|feels?) watched)\b`,
    String.raw`\b(?:fat|weight|calorie\w*|diet\w*|thin|anorex\w*|bulimi\w*|throws? up|ramadan|fast(?:s|ing)?|tube|peg|allerg\w*|epipen|diabet\w*|smells?|laugh\w*|teas\w*|chew\w*|gag\w*|chok\w*|restaurant)\b`,
  ),
  decides: true,
  answers: /\b(?:watch\w*|look\w*|star\w+|people|lunch|eat\w*)\b/i,
  titles: { older: 'A Hall Full of Mouths' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<watchedeating> At lunch a hall is full of mouths, and all of them are busy. It can still feel as if every eye looked at one plate. Then {Name} may not want to eat at all. A throat gets tight when it feels watched. That is how bodies are, and it is not being fussy. There are ways to make it easier.
      P<watchedeating> Most eyes look for a friend, or for the pudding. A look goes past and does not stay.
      P<watchedeating> Other children find it hard to eat in a big hall, too. Some turn their backs to it.
      Q<watchedeating> With all those people near, {Name} may feel ____. It may be in the throat.
      H<watchedeating> {teacher} can find a seat at the edge, with one friend.
      H<watchedeating> {helper} can pack things that are eaten in two bites.
      T<watchedeating> {he} can sit with {his} back to the hall.
      T<watchedeating> {he} can take one bite, then a drink, then have a rest.
      C<watchedeating> {he} can think, "My lunch, my pace."
      A<watchedeating> One end of a table is quieter, and only a wall looks on. Some of the lunch went in. That is food for an afternoon. The busy mouths are still busy with their own.
    `,
    '8-10': `
      D<watchedeating> To eat is a private thing, and at lunch it is done in front of two hundred people. {Name} may know how the throat closes when somebody might be looking. Then the food stays in the box, and the afternoon is long and hungry. It is a body on guard, which does not like to swallow. Nobody chooses that. It helps to make the hall smaller.
      P<watchedeating> Scientists call it the spotlight effect: people think they are looked at about twice as much as they are. The spotlight is mostly off.
      P<watchedeating> Hardly anybody at a table could say afterwards what the person opposite had. They remember what was said.
      Q<watchedeating> With the box open, {Name} might feel ____. Throats and stomachs may be the first to notice.
      H<watchedeating> {teacher} can offer a smaller room, an early start or a seat near the door. ~ Schools do that more often than people know.
      H<watchedeating> {helper} can pack food that is quick and quiet, and ask no questions about what comes home.
      T<watchedeating> {he} can sit with {his} back to most of the hall and one friendly person opposite.
      T<watchedeating> {he} can start with a drink and one bite, and go on when the throat lets go.
      T<watchedeating> {he} can tell {teacher} what makes it worst. ~ It may be one table or one remark.
      C<watchedeating> {he} can think, "They are busy with their own lunch."
      A<watchedeating> At the table by the wall there is one person opposite, telling the plot of something. Half of a sandwich went by without being noticed. The hall is as big as before, and it has a small corner in it. More food can come to that corner another day.
    `,
    '11+': `
      D<watchedeating> Eating in public is a performance that nobody applied for. {Name} may go through a whole school day on nothing rather than have people look on at lunch. The mechanism is well known: a body that feels observed shuts down what is not urgent, and digestion is first on the list. So the throat tightens, which feels like proof. It is no proof of anything except being watched, or feeling watched, and that can be worked on.
      P<watchedeating> The spotlight effect has been measured many times. People overestimate by about double how many others notice them, and lunch is no exception.
      P<watchedeating> Going without all day makes it harder, since hunger adds nausea and a short temper. It is a bad bargain that looks like a good one at one o'clock.
      Q<watchedeating> In the queue or at the table, {Name} might notice ____.
      H<watchedeating> {helper} can ask the school for a quieter room or an early pass, and get an answer without a fuss.
      H<watchedeating> {helper} can go along to a doctor or a school nurse if little is eaten for weeks. ~ It is a common reason to come.
      T<watchedeating> {he} can eat something small before school and again on the way home, so that it does not all hang on lunch.
      T<watchedeating> {he} can choose one person and one place, and begin with a drink and two bites.
      C<watchedeating> {he} can think, "It feels like a stage. It is a canteen."
      A<watchedeating> It was a corner, a cereal bar and one person who talked about a film. Nobody applauded, since nobody was looking. Food in company tends to get easier in small steps, and much harder in big ones. The hall can wait until there is some use for it.
    `,
  },
};
