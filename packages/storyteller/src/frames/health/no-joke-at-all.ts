import type { Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** What was waved about. */
const FOOD: Role = {
  fallback: { text: 'that food' },
  cues: [
    { match: /\bpea ?nuts?\b/i, phrase: { text: 'peanuts', plural: true } },
    { match: /\bnuts?\b/i, phrase: { text: 'nuts', plural: true } },
    { match: /\b(?:milk|dairy)\b/i, phrase: { text: 'milk' } },
    { match: /\beggs?\b/i, phrase: { text: 'egg' } },
    { match: /\bsesame\b/i, phrase: { text: 'sesame' } },
  ],
};

/** Others make a joke of an allergy, or a game with the food: a danger before it is a tease. */
export const noJokeAtAll: NamedScene = {
  id: 'nojoke',
  image: 'a table that has been wiped, and those who know now',
  cue: said(
    String.raw`(?=[^]*\b(?:al+erg\w*|epi ?pens?|anaphyla\w*)\b)(?=[^]*\b(?:kids?|children|boys?|girls?|someone|somebody|others?|classmates?|friends?|they|table|(?:is|was|gets?|got|being|been) (?:teased|bullied|laughed at|mocked))\b)[^]*?\b(?:wav(?:e|es|ed|ing)|chas(?:e|es|ed|ing)|thr(?:ows?|ew|owing)|put(?:s|ting)? (?:an? |the |some )?\w+ (?:near|on|in|under|next)|teas(?:e|es|ed|ing)|bullied|mocked|laughed at|jok(?:e|es|ed|ing)|laugh(?:s|ed|ing)? (?:at|about)|mak(?:e|es|ing) fun|made fun|in (?:his|her|their) face|threaten\w*|dar(?:es?|ed|ing) (?:him|her|them))\b`,
    String.raw`\b(?:wasps?|bees?|cats?|dogs?|pollen|hay ?fever|stings?|dust)\b`,
  ),
  decides: true,
  answers: /\b(?:nuts?|wav\w*|teas\w*|jok\w*|kids|children|table|snickers|laugh\w*)\b/i,
  titles: { young: 'Not a Game', older: 'No Joke at All' },
  roles: { food: FOOD, teacher: TEACHER },
  text: {
    '4-5': `
      D<nojoke> {Name} has an allergy. One food can make the body ill. Others made a joke of it, and that was not kind. It is not safe, either. So a grown-up is told at once.
      P<nojoke> They do not know how ill a body can get. They can learn it.
      Q<nojoke> When somebody jokes about it, {Name} may feel ____.
      H<nojoke> {teacher} can stop it right away.
      H<nojoke> {helper} can talk to the school.
      T<nojoke> {he} can walk off and tell a grown-up.
      T<nojoke> {he} can tell a grown-up when something itches.
      C<nojoke> {he} can say, "Not a game. I tell."
      A<nojoke> It was told, and the joke was stopped. The table is clean. An allergy is just a thing that a body has. It is nice to eat with a friend.
    `,
    '6-7': `
      D<nojoke> An allergy is not a game. {Name} knows that, and some others do not know it yet. They made a joke of it. A body with an allergy takes a food for an enemy. It can get very ill from that. So a joke like that is not safe. Grown-ups can stop it, and they want to know at once.
      P<nojoke> Children who do it have not seen what an allergy can do. Most of them would stop if they knew.
      P<nojoke> A good friend may be the first to say, "Put that away." Friends can be told what helps.
      Q<nojoke> When {food} may be near, {Name} may feel ____. To be scared is sensible here.
      H<nojoke> {teacher} can tell the class about it, and keep the table safe.
      H<nojoke> {helper} can talk to the school on the same day.
      T<nojoke> {he} can get up, walk away and find a grown-up.
      T<nojoke> {he} can tell a grown-up at once about an itch or an odd feeling.
      C<nojoke> {he} can say, "Stop. That is not a game."
      A<nojoke> The table has been wiped, and hands have been washed. The others know more about allergies now than before. If somebody forgets, it is told again. A lunch is for eating in peace, and that goes for {Name} too.
    `,
    '8-10': `
      D<nojoke> Some jokes are dangerous, and jokes about an allergy are among them. {Name} did not find it funny, and was right. An allergy is not a dislike. The body takes a food for an enemy, and within minutes it can be an emergency. So this is not teasing like any other. A school treats it as a danger, and adults can act on the same day.
      P<nojoke> Those who do it mostly think of an itchy nose. They have no picture of the rest, because nobody has shown them one.
      P<nojoke> In most groups somebody thought, "Put that away," and did not say it. Once a class knows the rules, it is easier to say.
      Q<nojoke> When {food} may be near, {Name} might feel ____. Being scared is a sensible answer here.
      H<nojoke> {helper} can write to the school on the same day and ask what is done at that table.
      H<nojoke> {teacher} can explain to the class what an allergy does, without using {him} as the example.
      T<nojoke> {he} can get up, move away and go to an adult straight away. ~ It is not running off. It is the plan.
      T<nojoke> {he} can tell an adult at the first itch, tight throat or sick feeling. ~ It is better to say it once too often.
      C<nojoke> {he} can say, "That is not a joke. It can put me in hospital."
      A<nojoke> The table has been wiped, and those who sat at it have been spoken to. A class can learn about allergies in ten minutes, and after that there is less to laugh at. It may take a few lunches until eating feels ordinary again. {Name has} the same right as everyone at the table, which is to have lunch in peace.
    `,
    '11+': `
      D<nojoke> There is a kind of joke that only works for people who do not know the facts. {Name has} an allergy, and somebody found it amusing to play with that. The facts are short. The immune system takes a protein for an attacker, and within minutes a throat can swell. Doing that to a person on purpose is not banter. Schools count it as a danger to health, and so would anyone who has seen it happen.
      P<nojoke> Most people picture a rash. Those who have watched an ambulance arrive do not make the joke a second time.
      P<nojoke> It is possible to be frightened and to feel foolish about being frightened. The first is accurate, and the second was put there by somebody else.
      Q<nojoke> When {food} may be near, {Name} might notice ____. Alert is the right setting.
      H<nojoke> {helper} can report it in writing on the same day, with names, and ask for the school's answer.
      H<nojoke> {teacher} can see that staff and the rest of the year know what it is and what to do.
      T<nojoke> {he} can leave the table and find an adult without explaining first. ~ Explaining can be done from a distance.
      T<nojoke> {he} can show one or two friends where the medicine is and how it is used.
      C<nojoke> {he} can say, "That is not a joke. Move it."
      A<nojoke> It was reported, and it has stopped being a matter of taste. Two people know where the medicine is, which is two more than before. An allergy is dull to live with and impressive only when things go wrong. {Name} would like lunch to be dull, which is not much to ask of people with food.
    `,
  },
};
