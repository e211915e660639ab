import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const OTHERS = String.raw`(?:(?:the |some |his |her |their |a few |two )?(?:other |older |naughty |silly |bigger )?(?:boys|girls|kids|children|lads|friends?|mates?|others|classmates?)|everyone|they|(?:a|another|one) (?:\w+ )?(?:boy|girl|child|friend))`;
const SILLY = String.raw`(?:silly|naughty|daft|stupid|bad|rude|wrong) (?:things?|stuff|noises|words|faces)|(?:gets?|getting) (?:into|in) trouble|misbehav\w*|mess(?:es|ing)? (?:about|around)|(?:play(?:s|ing)?|act(?:s|ing)?) up|(?:is|being) (?:silly|naughty)`;

/** Silly things that are done because others say so: the one who says it sits still, and the one who does it is seen. */
export const sillyWhenTold: NamedScene = {
  id: 'eggedon',
  image: 'a "go on" from behind, and the one chair that everybody looks at',
  cue: said(
    String.raw`\b(?:${SILLY})\b[^.!?]{0,50}\b(?:because|when|cos|as|if) ${OTHERS} (?:\w+ )?(?:tell|tells|told|say|says|said|ask|asks|asked|egg|eggs|dare|dares|want|make|makes|do|does|are|is|laugh)\b|\b${OTHERS} (?:\w+ )?(?:tell|tells|told|egg|eggs|get|gets|talk|talks|make|makes|talked|encourage|encourages|persuade|persuades) (?:him|her|them) (?:on\b|(?:into|to) (?:be(?:ing)? |do(?:ing)? )?(?:\w+ )?(?:silly|naughty|daft|stupid|rude|bad|trouble|misbehav\w*|mess))|\b(?:easily led|led astray|egged on)\b|\b(?:copies|copying|follows|following|joins? in with|goes along with) (?:the |all the |some )?(?:naughty|silly|bad|other|older) (?:behaviou?r|boys|girls|kids|children|ones|things)\b`,
    String.raw`\b(?:vap\w*|smok\w*|drink\w*|steal\w*|stole|shop ?lift\w*|climb\w*|jump\w*|roof|weed|drugs?|dar(?:e|es|ed|ing)|copies (?:his|her|their|my)|brother|sister|youtube|tv|boss\w*|bull\w*|swear\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:silly|naughty|led|trouble|told|tell|copies|class|told off)\b/i,
  titles: { young: 'Who Said "Go On"?', older: 'The Ones Behind' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<eggedon> "Go on, do it," say the others. It is a silly thing, and {Name} may do it. Then they all laugh, and that feels good. But the others sit on their chairs. So the grown-up sees just one child. Who is asked to do a thing may say no.
      P<eggedon> The one who says "go on" likes to look. It is fun to look. It is not so much fun to be told off.
      Q<eggedon> When friends say "go on", {Name} may feel ____.
      H<eggedon> {teacher} can ask who had the idea.
      H<eggedon> {helper} can play it with a bear that says no.
      T<eggedon> {he} can say, "No, you do it."
      T<eggedon> {he} can look at {teacher} and count to three.
      C<eggedon> {he} can think, "Is it my idea?"
      A<eggedon> "Go on," said somebody, and nobody went. The friend laughed a bit and did a drawing. A no is a short word. Good friends stay friends with it.
    `,
    '6-7': `
      D<eggedon> Sometimes one child has the idea and another one does it. The others say, "Go on, do it," and {Name} is the one who goes. They laugh, and for a moment it feels great. Then there is a cross voice. The ones who had the idea sit quite still. So it is only {Name} that gets told off.
      P<eggedon> Children who say "go on" want to see what happens. They want to see it from a safe chair.
      P<eggedon> Nearly everybody would like to be laughed with. It is no shame to want that.
      Q<eggedon> When the others look and wait, {Name} may feel ____. It can be two things at once.
      H<eggedon> {teacher} can find {him} a place next to somebody calm. ~ Behind there is less "go on".
      H<eggedon> {helper} can hear how it began, before how it ended. ~ Most silly things begin with somebody else.
      T<eggedon> {he} can say, "You first," and wait. ~ Mostly nobody goes.
      T<eggedon> {he} can ask in {his} head, "Would I do it if nobody looked?"
      C<eggedon> {he} can think, "Their idea, my trouble. You first."
      A<eggedon> "Go on," came from behind, and "You first" went back. Then nothing happened, and the lesson went on. Being funny with friends is a good thing, with an idea of one's own. There is room for it in the playground. A friend who likes somebody likes them with a no as well.
    `,
    '8-10': `
      D<eggedon> In a group, silliness gets divided up. Some friends have the idea, others do the laughing, and one person does it. {Name} may be the one who gets asked, because {he is} quick, funny or easy to persuade. For ten seconds it feels like belonging. After that the others look at their books, and there is exactly one name on the board. Nobody is bad for wanting to belong, and it can be had for less.
      P<eggedon> Whoever says "go on, do it" gets the show for nothing. If it were such a good idea, they might do it themselves.
      P<eggedon> Teachers see the second half of it. They would need eyes in the back of their heads for the first.
      Q<eggedon> In the second when everybody looks and waits, {Name} might feel ____. There can be a pull in two directions.
      H<eggedon> {teacher} can move a chair without making a speech about it. ~ Distance does a good deal.
      H<eggedon> {helper} can ask what happened just before. ~ The beginning of a story explains the end.
      T<eggedon> {he} can say, "You first." ~ It is friendly, and it hands the idea back.
      T<eggedon> {he} can spend one lesson a day next to somebody with other plans.
      C<eggedon> {he} can think, "Their idea, my name on the board."
      A<eggedon> "You first" was met with a shrug, and nobody went first. The group found something else to look at within a minute. A person who can make others laugh is welcome at break, when nobody pays for it. Friends are the ones who do not need a show.
    `,
  },
};
