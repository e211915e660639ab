import { said, type NamedScene } from '../scene.ts';

const SHOW = String.raw`(?:school |class |christmas |summer |year \d+ |end of year )?(?:play|show|musical|production|nativity|panto\w*|concert|choir|band|orchestra|dance show|talent show)`;

/** No part at all: the list went up and the name was not on it. Who has a small part is told of that part. */
export const aListThatEnded: NamedScene = {
  id: 'nopart',
  image: 'a list on a wall that ended before a name came',
  cue: said(
    String.raw`\b(?:did ?n['’]?t|didnt|did not|has ?n['’]?t|have ?n['’]?t|not) (?:get|got|gotten|been given|given)\b (?:a |any |the |into |in |chosen |picked |cast )(?:part\b|role\b|in(?:to)?\b|for\b|the )?[^.!?]{0,24}\b(?:${SHOW})\b|\b(?:was|is|were|has|been) ?(?:n['’]?t|not) (?:been )?(?:picked|chosen|cast|selected|given a part|in)\b[^.!?]{0,24}\b(?:${SHOW})\b|\baudition\w*\b[^.!?]{0,40}\b(?:did ?n['’]?t|didnt|did not|not) (?:get|picked|chosen|make)\b(?! the (?:lead|main|part)\b)|\bonly one (?:who|that|without|with no|not)\b[^.!?]{0,24}\b(?:part|role|in the (?:play|show|nativity))\b`,
    String.raw`\b(?:the part (?:he|she|they) wanted|the (?:main|lead|big) (?:part|role)|(?:as|is|got|be|being|only) (?:a |an |the |one of the )?(?:tree|sheep|narrator|star|donkey|villager|chorus|king|shepherd|camel|angel)|wanted to be|role of|forgot|nervous|stage fright|too shy|does ?n['’]?t want (?:a|to be))\b`,
  ),
  decides: true,
  answers: /\b(?:parts?|play|show|lead|friends?|audition\w*|picked|chosen|gutted|choir)\b/i,
  titles: { young: 'Names on a List', older: 'A List With a Last Line' },
  text: {
    '4-5': `
      D<nopart> There was a list with names on it. {Name} had a wish to be on it, and was not. That is a big oh. A wish can be sad for a while. A list is only paper, and it ends.
      P<nopart> A grown-up made the list. There were more children than places.
      Q<nopart> When the others sing or play, {Name} may feel ____.
      H<nopart> {helper} can give a hug first, and say little.
      H<nopart> {helper} can hang up a sheet for a stage.
      T<nopart> {he} can say, "I wanted that too."
      C<nopart> {he} can say, "Not this list. I am sad."
      A<nopart> The list came off the wall. The wish got smaller, and some of it is still there. At home there is a sheet with somebody behind it. Out comes a voice, and there is one big clap.
    `,
    '6-7': `
      D<nopart> A list of names went up on a wall. {Name} was hoping to be on it, and was not picked. That hurts, most of all when friends are on the list. Somebody can be glad for a friend and sorry as well. Both fit into one tummy.
      P<nopart> Whoever made it had more children than places. They thought of voices, sizes and days of the week.
      P<nopart> A friend who was picked may be too happy to notice. It may be awkward for a friend too.
      Q<nopart> When the others practise, {Name} may feel ____. It may be two things.
      H<nopart> {helper} can hear about the wish first. ~ The "never mind" can wait.
      H<nopart> {helper} can ask about other jobs, such as tickets or lights.
      T<nopart> {he} can say to a friend, "Well done. I am a bit sad, too."
      T<nopart> {he} can sing or act for somebody at home.
      C<nopart> {he} can think, "That was one list."
      A<nopart> In the end a list comes down, and the wall is only a wall. The wish may stay a bit longer. It can wait for another time, or turn into another wish. No list says how well somebody sings in a kitchen.
    `,
    '8-10': `
      D<nopart> A list has a last line, and {Name} may have read as far as that without finding the name. The hope had already learnt how to walk on. It takes a while to sit down again. Not being picked hurts, and it can hurt more when a friend was. Being glad for somebody and sorry for oneself fit into the same person, on the same afternoon.
      P<nopart> Whoever made it had more good people than places. They choose by voices, heights and who fits with whom. It is no list of who is liked.
      P<nopart> A friend who was picked may not know what to say. Happy and awkward often come in one package.
      Q<nopart> When the others talk about it, {Name} might feel ____. It may be two things at once.
      H<nopart> {helper} can leave the first evening to being sorry. ~ Comfort works better on the second.
      H<nopart> {helper} can find out who else is needed, for lights, props or the programme. ~ It is an offer, to take or leave.
      T<nopart> {he} can say to the friend, "Well done. I am a bit sad about mine."
      T<nopart> {he} can ask what would help next time. ~ Some teachers give a very useful answer.
      C<nopart> {he} can think, "That was one list, and it was not about everything."
      A<nopart> A list hangs on a wall for some weeks, and then the pins go back into their tin. The wish stays longer. It can be taken along to another audition, or left out of sight for a term. Sorry is allowed for as long as it lasts. Whatever a voice or a face can do, it can still do.
    `,
    '11+': `
      D<nopart> A list can be read in three seconds, and reading it again does not help. {Name} was hoping to be on it, and the name was not there. People say that it is an honour to have been seen. It does not feel like one on the day. To stand up and be looked at takes nerve, and the nerve was real whatever the list says. It stings a second time when a friend is on it and is owed congratulations.
      P<nopart> A director puts together voices, heights, timetables and people who can stand each other in a small room. Talent is one column in that table. It looks like a verdict from the corridor and like a puzzle from the desk.
      P<nopart> A friend who was picked is in an odd position, wanting to be happy aloud and seeing a face. One honest sentence usually frees both of them.
      Q<nopart> Whenever rehearsals are mentioned, {Name} might feel ____. Envy is a respectable answer.
      H<nopart> {helper} can listen without finding the bright side. ~ It will be found later, by the right person.
      H<nopart> {helper} can ask whether help behind the stage would be welcome or would only hurt.
      T<nopart> {he} can ask for one line of feedback. ~ It turns a no into something that can be used.
      T<nopart> {he} can tell the friend, "I am pleased for you, and I need a week."
      C<nopart> {he} can think, "I was brave in that room, and nobody can take it off."
      A<nopart> In time the list comes down and something about lost property goes up in its place. The disappointment may last longer than the paper, and that is in proportion. Whether to try again is a question for another month. The few minutes of standing there were the hard part, and they were done by {Name}, list or no list.
    `,
  },
};
