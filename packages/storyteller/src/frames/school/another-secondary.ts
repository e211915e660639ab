import { said, type NamedScene } from '../scene.ts';

const FRIENDS = String.raw`\b(?:friends?|mates?|bestie|bff|everyone|everybody|the others|the rest|all (?:of )?(?:his|her|their) (?:class|friends|mates))\b`;
const ELSEWHERE = String.raw`\b(?:(?:different|other|another|separate|not the same|(?:did|has)(?:n['’]?t| not) (?:got|get|gotten) (?:a place |in(?:to)? )?(?:at |to )?the same) (?:secondary|high|middle|senior|grammar|junior|school)|(?:(?:secondary|high|middle|senior|grammar|school)s?)\b[^.!?]{0,30}\b(?:without|different|not with|away from|as (?:his|her|their) (?:best |closest )?(?:friends?|mates?))|got in(?:to)?\b[^.!?]{0,40}\band (?:he|she|they) (?:did(?:n['’]?t| not)|hasn['’]?t)|(?:none|not one|no ?(?:one|body)|nobody)\b[^.!?]{0,40}\b(?:friends?|mates|primary|class)\b[^.!?]{0,24}\b(?:going|will be|go|coming|are|is) (?:to )?(?:the same|there|with|(?:his|her|that|this) (?:one|school|secondary))|without (?:any of )?(?:his|her|their) (?:friends?|mates?)\b[^.!?]{0,40}\b(?:secondary|high|middle|senior|grammar) school)\b`;
const UPPER = String.raw`\b(?:secondary|high school|middle school|senior school|grammar|year (?:7|seven)|sixth grade|6th grade|big school)\b`;

/** Friends from one class who go on to different schools. */
export const anotherSecondary: NamedScene = {
  id: 'otherplaces',
  image: 'a bus stop with two sides of the road',
  cue: said(
    `(?=[^]*(?:${FRIENDS}))(?=[^]*(?:${ELSEWHERE}))(?=[^]*(?:${UPPER}))`,
    String.raw`\b(?:we(?:['’]re| are) moving|moved (?:house|here)|bull(?:y|ies|ied|ying)|excluded|expelled)\b`,
  ),
  decides: true,
  answers:
    /\b(?:life is over|(?:secondary|high|middle|senior|grammar) school|hates? (?:us|it|the school)|not fair|unfair)\b/i,
  titles: { older: 'Two Sides of the Road' },
  text: {
    '8-10': `
      D<otherplaces> Places at the next school are given out by rules, such as distance, tests and the number of chairs. Friends are not one of the rules. So {Name} may go to one school in September, and friends to another one. It feels as if somebody had decided about the friendship. Nobody did. It was about chairs.
      P<otherplaces> Those who got the other place are pleased and worried in turns. They do not know how to be glad beside somebody who is not.
      P<otherplaces> In a first week at any school, most people know hardly anybody. The ones who look as if they did are often looking for a familiar face.
      Q<otherplaces> When the others talk about their uniform, {Name} might feel ____. It may be more than one word.
      H<otherplaces> {helper} can say, "It is a real loss," and leave out that it is all for the best.
      H<otherplaces> {helper} can fix one afternoon in the first weeks for meeting. ~ A day in a calendar is easier to wait for than "soon".
      T<otherplaces> {he} can ask one friend about swapping news every Friday: best lesson, worst lunch.
      T<otherplaces> {he} can choose one club or one seat at the new school, just for the first week.
      C<otherplaces> {he} can think, "Two schools. We still have Fridays."
      A<otherplaces> On a morning in September people wait on both sides of the road, in two kinds of jumper. Somebody waves across. A few friendships from primary school last for years like that, and some turn into a good memory. On each side of the road the bus has faces in it that nobody knows yet.
    `,
    '11+': `
      D<otherplaces> A letter with a crest decides a good deal, and it goes by distance, tests and the number of chairs. It does not ask who sits next to whom. {Name} did not choose to go to another school than the friends from primary, and has perhaps congratulated them as well. It is a real loss, though nobody sends flowers for it. What was lost is chiefly the easy part: being together without arranging it.
      P<otherplaces> The friends with the other letter are in an awkward position. They are pleased, they are nervous, and they suspect that both are impolite.
      P<otherplaces> The youngest class of a school consists of people who were the oldest in July and are the youngest in September. Nearly all of them are looking round.
      Q<otherplaces> When the group chat turns to the other school, {Name} might feel ____. Envy and relief have been reported together.
      H<otherplaces> {helper} can refrain from listing the advantages, at least until somebody asks.
      H<otherplaces> {helper} can make the first meetings practical: a lift, a date, a pizza. ~ In autumn everybody means to arrange something.
      T<otherplaces> {he} can mute the chat for an evening when it is all timetables, and answer the next day.
      T<otherplaces> {he} can agree on one fixed thing with one person, such as a walk on Sundays. ~ What is fixed does not depend on anybody's mood.
      T<otherplaces> {he} can go in with one small aim for the first week, such as one name a day.
      C<otherplaces> {he} can think, "They got another letter. They did not get another me."
      A<otherplaces> At ten past eight there are two queues on two sides of one road, and the uniforms are equally stiff. Not every friendship survives a change of timetable, and a good few do. It is possible to be angry with a letter, to miss somebody at break and to laugh in the second lesson on the same day. The road is about six metres wide.
    `,
  },
};
