import { said, type NamedScene } from '../scene.ts';

/** Coming into a class in which the friendships were made before, and missing the ones that were left. */
export const ropeThatIsTurning: NamedScene = {
  id: 'friendsmade',
  image: 'a long rope that is already turning, and how people get into it',
  cue: said(
    String.raw`\b(?:friendships?|friends|friend(?:ship)? groups?|groups?|best friends|cliques?)\b[^.!?]{0,24}\b(?:are |is |were |have |has |been |was )?(?:all |already |long )?(?:made|formed|set|fixed|established|sorted|taken)\b|\b(?:everyone|everybody|they|others|the others|all the girls|all the boys|the girls|the boys) (?:\w+ ){0,2}(?:already )?(?:has|have|got|know) (?:\w+ ){0,2}(?:friends|groups?|each other|a best friend)\b|\b(?:left|lost|misses|missing) (?:(?:all|his|her|their|old|best) )+friends?\b|\b(?:together|known each other|know each other) (?:all )?since\b|\bwhat (?:he|she) (?:has )?lost\b`,
    String.raw`\b(?:bull\w+|lunch|canteen|language|english|army|posted|teacher left)\b`,
  ),
  decides: false,
  answers: /\b(?:friends?|friendships?|lost|coming in|moved|left|right for)\b/i,
  titles: { young: 'The Turning Rope', older: 'Into a Turning Rope' },
  text: {
    '4-5': `
      D<friendsmade> At the new school the children know each other. They have games, like a rope that turns all the time. {Name} may stand next to it and look. Nobody can see yet where to jump in. A rope like that has gaps. One small gap is enough.
      P<friendsmade> The others were new too, some time ago. They forget how that was.
      P<friendsmade> The friends from before are still there. Nobody takes them away.
      Q<friendsmade> When the others play, {Name} may feel ____.
      H<friendsmade> {helper} can ask one child to come and play.
      H<friendsmade> {helper} can help to call an old friend.
      T<friendsmade> {he} can hold the end of a rope, or bring a ball.
      T<friendsmade> {he} can say one name that {he knows}.
      C<friendsmade> {he} can think, "I look for a gap."
      A<friendsmade> The rope at school goes round and round. Today it was a look, or one small jump. An old friend is still a friend. There is room for a new one beside.
    `,
    '6-7': `
      D<friendsmade> In a new school, friendships are like a long rope that is turning already. It began before, and the others know the beat. {Name} may stand beside it and think of the friends that were left. There is no sign that says "jump now". People who are good at it watch first. Then they go in at one small place.
      P<friendsmade> The ones who jump do not shut anyone out. They are busy counting, and they do not look round.
      P<friendsmade> Missing the old friends takes up room. It can be there at the same time as a new game. It does not stay as big as in the first weeks.
      Q<friendsmade> By the side of the rope, {Name} may feel ____. Two feelings can stand there together.
      H<friendsmade> {helper} can ask the teacher who likes the same things.
      H<friendsmade> {helper} can find a way to meet or call somebody from before.
      T<friendsmade> {he} can do one thing beside one child, such as drawing or tidying.
      T<friendsmade> {he} can ask, "Can I turn the rope?" ~ A rope needs somebody for that.
      C<friendsmade> {he} can think, "One person first, and one small gap."
      A<friendsmade> The rope at school has more gaps than it seems from outside. Nobody needs to know the whole class. One name and one game are a good start. Old friends are still friends, and there is a stamp for that.
    `,
    '8-10': `
      D<friendsmade> Coming late into a class is like walking up to a long rope that is already turning. The others have had years to learn the beat of it. {Name} may see mostly what was left behind at the school before, and that is a real loss. Nothing here makes up for it on the first day. But such a rope has gaps. People get in one at a time, usually by way of one other person.
      P<friendsmade> From inside, a group of friends does not feel like a wall. Most of those in it would say that there is hardly any group at all. They rarely think of asking, and they rarely mind being asked.
      P<friendsmade> Studies of how friends are made keep finding the same dull thing. What counts is time spent near each other, doing something. It takes about fifty hours to get from a face to a friend.
      Q<friendsmade> When the others laugh at something from last year, {Name} might feel ____. Homesick is possible, and so is bored.
      H<friendsmade> {helper} can find out what is on there, such as a club or a job for two.
      H<friendsmade> {helper} can keep the old friends within reach, with a date in the calendar.
      T<friendsmade> {he} can pick one person and ask one question, and then a second one about the answer.
      T<friendsmade> {he} can write to somebody from before, including the bad bits.
      C<friendsmade> {he} can think, "Not the whole rope. One gap."
      A<friendsmade> After some weeks the beat of the school is easier to hear. One or two of the faces have jokes that go with them. What was lost can go on being missed. It does not get in the way of the next thing. A person can belong to more than one place.
    `,
    '11+': `
      D<friendsmade> Every class has a rope that was turning before one got there: old jokes, seating plans, who sided with whom in year five. {Name} may have a clear view of it, and an even clearer one of the friends at the school before. The loss is a fact, and being told that the new place is better does not make it smaller. Getting in works differently from what films suggest. It hardly ever happens in front of everybody, and it begins with one person.
      P<friendsmade> Groups look closed from outside because everyone in them is facing inwards. It is geometry more than a decision.
      P<friendsmade> Researchers put a number on it: around fifty hours of shared time for a casual friend, and a good deal more for a close one. None of those hours needs to be impressive.
      Q<friendsmade> When they refer to something from before {his} time, {Name} might notice ____. It may be quite mild.
      H<friendsmade> {helper} can drop the comparison of schools, and ask what is missed.
      H<friendsmade> {helper} can help to fix a day with somebody from before. ~ Old friends are worth a Saturday.
      T<friendsmade> {he} can look for things with a fixed hour, such as a team or a production. ~ They supply the hours by themselves.
      T<friendsmade> {he} can say to one person, "I don't know anyone yet." ~ It is a better opening than it sounds.
      C<friendsmade> {he} can think, "Fifty hours. This was the first of them."
      A<friendsmade> By spring the school will have a few people in it who are not scenery. The others, from before, can stay where they are, at the end of a line. Missing them is no sign that the change was wrong. It only shows that something there was good.
    `,
  },
};
