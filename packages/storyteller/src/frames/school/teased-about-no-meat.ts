import { said, type NamedScene } from '../scene.ts';

const FOOD = String.raw`(?:vegetarian|veggie|vegan|pescatarian|what (?:he|she) eats|(?:does ?n['’]?t|do ?n['’]?t|won['’]?t) eat (?:meat|animals|ham|chicken))`;
const MEAN = String.raw`(?:teas\w*|laugh\w*|mak\w+ fun|made fun|mock\w*|says? (?:it|his|her) (?:\w+ )?(?:stinks|smells|is (?:gross|disgusting|yuck\w*|weird))|call\w* (?:it|him|her)|wav(?:e|es|ing)|gross|yuck\w*|pick\w* on)`;

/** Remarks about what somebody has decided not to eat. */
export const teasedAboutNoMeat: NamedScene = {
  id: 'lunchremarks',
  image: 'a lunch box that is opened, and a neighbour who says that it looks good',
  cue: said(
    String.raw`(?=[^]*\b${FOOD}\b)[^]*?\b(?:they|kids|children|boys?|girls?|friends?|others?|classmates?|people|everyone|someone|somebody)\b[^.!?]{0,24}\b${MEAN}|(?=[^]*\b(?:${FOOD})\b)[^]*?\b(?:is|are|was|gets?|got|being) (?:teased|laughed at|picked on|made fun of|mocked)`,
    String.raw`\b(?:halal|kosher|muslim|jewish|hindu|sikh|ramadan|allerg\w*|coeliac|free school meals|(?:he|she) (?:teases|laughs|mocks|makes fun)|takes? (?:his|her)|steals?|fat|weight|chubby|dinner money|lunch ?time|at lunch|lunch break|sits?)\b`,
  ),
  decides: true,
  answers: /\b(?:vegetarian|vegan|veggie|lunch\w*|ham|meat|food|teas\w*|laugh\w*)\b/i,
  titles: { young: 'My Lunch, Your Lunch', older: 'No Remarks at the Table' },
  text: {
    '6-7': `
      D<lunchremarks> A lunch is something for one mouth. {Name} opens it, and others look and make remarks. They may laugh at it, or hold something under a nose. That is teasing, and it is not kind. People eat different things, for good reasons. What {Name} eats is fine.
      P<lunchremarks> Some children think that whatever they do not know is funny. Later many of them like it best.
      Q<lunchremarks> When somebody makes a remark, {Name} may feel ____.
      H<lunchremarks> {helper} can tell the teacher, so that grown-ups at lunch can listen.
      H<lunchremarks> {helper} can find a good sentence with {him}, at home.
      T<lunchremarks> {he} can say, "It is my lunch, and I like it."
      T<lunchremarks> {he} can sit beside a friend who is kind, and tell a grown-up.
      C<lunchremarks> {he} can think, "My lunch is for me."
      A<lunchremarks> The box is empty, and somebody is full. A grown-up knows about the teasing now. It is the job of grown-ups to stop it. Tomorrow there is something good in the box again.
    `,
    '8-10': `
      D<lunchremarks> Teasing about food begins with a look into somebody's box. {Name has} reasons for what is on the plate. Others make remarks about it, or wave something under a nose. What people eat differs, and some decide it for themselves. Once may be a poor joke. Again and again it is teasing, and nobody needs to prove that it hurts. A reason is not up for a vote at the table.
      P<lunchremarks> Those who tease about food are often a little unsure. Somebody who has thought about it makes them think as well, and that is uncomfortable.
      P<lunchremarks> Others at the table may not find it funny at all. They look at their own plates because they do not know what to say.
      Q<lunchremarks> At the next remark, {Name} might feel ____.
      H<lunchremarks> {helper} can let the school know, with the words that were used.
      H<lunchremarks> {helper} can practise a short answer until it sounds bored.
      T<lunchremarks> {he} can say, "You eat yours, I eat mine," and turn to somebody else.
      T<lunchremarks> {he} can tell a grown-up at lunch if it goes on. ~ That is what they are there for.
      C<lunchremarks> {he} can think, "I know why. That is enough."
      A<lunchremarks> Lunch lasts half an hour, and by the end of it every plate looks much the same. The answer was short, and somebody at the table grinned. If the teasing goes on, it belongs to a grown-up. What is on the plate belongs to {Name}.
    `,
    '11+': `
      D<lunchremarks> What somebody eats is a private decision that is made in public, at a table with nine others. {Name has} made one, and the remarks come with props. It is usually meant as a joke, and a joke that is repeated every day is teasing. Nobody owes a debate with every meal. Reasons can be given once, to somebody who asks properly.
      P<lunchremarks> A choice that costs something makes other people look at their own plate, and some defend themselves before anybody has attacked.
      P<lunchremarks> There is often somebody at the table who is thinking about it too, and says nothing because of what happens to the one who does.
      Q<lunchremarks> When the jokes begin again, {Name} might feel ____.
      H<lunchremarks> {helper} can take it seriously without making it a campaign, and ask whether the school might know of it.
      T<lunchremarks> {he} can say, "Yes, very good. Can I eat now?" in the tone for weather.
      T<lunchremarks> {he} can sit with people whose jokes change from day to day.
      T<lunchremarks> {he} can name it to a teacher if it goes on. ~ Repeated is the word that counts.
      C<lunchremarks> {he} can think, "I decided this, and not for an audience."
      A<lunchremarks> The plates go back, and the subject does too. Jokes without a reaction tend to starve. A decision that somebody has kept at a loud table is a real one, and it may look quite ordinary by summer. If it does not, there are adults whose work it is to stop it.
    `,
  },
};
