import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Nerves at the words "get into groups". */
export const getIntoGroups: NamedScene = {
  id: 'groupnerves',
  image: 'the minute in which chairs move, and a place that was settled before it',
  cue: said(
    String.raw`(?=[^]*\b(?:group ?work|(?:working |work )?in (?:a )?groups?|group projects?|into groups)\b)[^]*?\b(?:anxi\w*|nervous|scared|panic\w*|dread\w*|afraid|worr\w*|frightened|pretends? to be (?:ill|sick)|tummy ?aches?|feels? sick|hates)\b`,
    String.raw`\b(?:all the work|do(?:es|ing)? (?:it all|everything)|bossy|his way|her way|argu\w*|lazy|ideas?|quiet|nobody (?:picks|wants))\b`,
  ),
  decides: false,
  answers: /\b(?:anxi\w*|nervous|scared|ill|sick|pretend\w*|panic\w*|worr\w*)\b/i,
  titles: { older: 'When the Chairs Move' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<groupnerves> "Get into groups!" Then the chairs move, and it gets loud. {Name} may feel that in the tummy before anything has begun. There are many voices at one table. It is hard to know when to talk. A small job of one's own makes it easier.
      P<groupnerves> Others at the table are unsure too. Some of them talk a lot because of it.
      Q<groupnerves> When the chairs move, {Name} may feel ____.
      H<groupnerves> {teacher} can say beforehand who is in which group.
      H<groupnerves> {helper} can tell {teacher} that it is hard. ~ Then somebody keeps an eye on it.
      T<groupnerves> {he} can ask for one job, such as writing or cutting out.
      T<groupnerves> {he} can sit next to one known person.
      C<groupnerves> {he} can think, "One job, one chair, one small group."
      A<groupnerves> The group had four people and one big sheet of paper. One of the jobs on it was done by {Name}. When the chairs went back, it was quiet again. Working together is learned a bit at a time.
    `,
    '8-10': `
      D<groupnerves> For some people the hardest words in a school day are "Get into groups". {Name} may feel them in the stomach before a single chair has moved. There is the choosing, then the noise, then the question of when to speak. A body that expects all that at once can feel really ill. It is nerves, and nerves are real. They get smaller when part of it is settled beforehand.
      P<groupnerves> Of four people at a table, usually two are uneasy. The loud ones may be among them.
      P<groupnerves> Teachers choose groups in their heads anyway. Most of them can do it a day earlier.
      Q<groupnerves> When the words come, {Name} might notice ____.
      H<groupnerves> {helper} can let {teacher} know, so that the group is settled beforehand.
      H<groupnerves> {teacher} can start with two people together instead of five. ~ Two is a group.
      T<groupnerves> {he} can ask for a part with a beginning and an end, such as the title or the pictures.
      T<groupnerves> {he} can say one sentence early on. ~ The first one is the hardest, and then it is over.
      C<groupnerves> {he} can think, "One part is mine. The rest is theirs."
      A<groupnerves> The chairs are back in their rows, and the stomach has calmed down with them. One part of what the group made together has a known handwriting. It may be loud again next time. By then one of the faces at the table is known, and so is the way it goes.
    `,
    '11+': `
      D<groupnerves> Group work combines several things that nerves dislike: being chosen, being watched and not knowing when it is one's turn. {Name} may be unwell on the morning of one, and that is neither invented nor quite an illness. A body under that kind of pressure produces real nausea. Staying away ends it within minutes, which is why it teaches itself so quickly. It is better taken apart than avoided.
      P<groupnerves> Surveys find that a large share of students dread it. In most groups somebody talks constantly for exactly that reason.
      P<groupnerves> Teachers see who is absent and seldom why. Told the reason, most can fix the group beforehand or make it smaller.
      Q<groupnerves> The evening before, {Name} might notice ____.
      H<groupnerves> {helper} can write to {teacher} and ask for one change, such as a fixed group. ~ One request is easier to grant than a general one.
      H<groupnerves> {helper} can avoid debating whether it is real. ~ It is real, and it is also anxiety.
      T<groupnerves> {he} can offer to take a part that suits {him}, early, before the parts are handed out.
      T<groupnerves> {he} can turn up for the first ten minutes and then decide. ~ The first ten are the steepest.
      C<groupnerves> {he} can think, "It peaks early. Ten minutes, then I'll see."
      A<groupnerves> After ten minutes the table was merely a table, with somebody drawing in the margin. The group did not turn into friends, and it did not need to. Having been there once makes the next time a little less unknown. What remains can be said to somebody, together with what would help.
    `,
  },
};
