import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** In the test itself everything that was learned has gone: it is an alarm, it lasts minutes, and there is something to do. */
export const mindGoesBlank: NamedScene = {
  id: 'blankmind',
  image: 'a page of snow, and a first track in it',
  cue: said(
    String.raw`\b(?:mind|head|brain|memory|everything)\b[^.!?]{0,16}\b(?:goes|went|going|gets|is|just) (?:\w+ )?(?:blank|empty)\b|\bgo(?:es|ing)? blank\b|\bwent blank\b|\bblank(?:s|ed|ing)? (?:out )?(?:in|during|on) (?:the |a |his |her )?(?:tests?|exams?)\b|\b(?:knows|knew|learnt|learned|can do) (?:it|everything|the answers?|all of it|them)\b[^.!?]{0,40}\b(?:but|and)\b[^.!?]{0,30}\b(?:forgets?|can['’]?t (?:do it|remember|think)|freezes?)\b[^.!?]{0,24}\b(?:tests?|exams?|assessments?|quiz\w*)\b|\bfreezes? (?:up )?(?:in|during|with) (?:\w+ )?(?:tests?|exams?|assessments?)\b|\bpanics? (?:in|during|before) (?:\w+ )?(?:tests?|exams?|sats|assessments?)\b|\bpanic attacks? (?:in|during|before) (?:\w+ )?(?:tests?|exams?)\b`,
    String.raw`\b(?:speech|talk|presentation|assembly|lines|stage|play|piano|recital|driving|epilep\w*|absence|seizure)\b`,
  ),
  decides:
    /^(?=[^]*\b(?:tests?|exams?|sats?|assessments?|quiz\w*|gcses?|mocks?|eleven plus|11 ?\+)\b)[^]*?\b(?:go(?:es|ing)? blank|went blank|freezes?|panics?|panic attacks?)\b/i,
  answers: /\b(?:blank|panic\w*|sick|tests?|exams?|mind|freez\w*|forgets?|remember)\b/i,
  titles: { young: 'A Page of Snow', older: 'A Page of Snow' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<blankmind> The test is on the table, and now {his} head is empty. It feels like a page of snow. {Name} did learn it, and it is still there. A body got a fright and rang its alarm. While it rings, a head cannot find things. It stops after a minute or two.
      P<blankmind> That happens to others in the room too. From the side they just look busy.
      Q<blankmind> When it all goes white, {Name} may feel ____. It may be in the tummy as well.
      H<blankmind> {teacher} can point to one easy question to begin with.
      H<blankmind> {helper} can play tests at home, with toast after.
      T<blankmind> {he} can put both feet flat and breathe out slowly, three times.
      T<blankmind> {he} can look for one question {he knows}, and start there.
      C<blankmind> {he} can think, "It is snow. The answers are under it."
      A<blankmind> One answer was there, and then one more. They were under the snow all the time. The test had some gaps, and it was handed in. Next time it may go white again. A first small track is all it needs.
    `,
    '8-10': `
      D<blankmind> {Name} sits down to a test, and the mind goes blank. What was there last night is gone, like a path under snow. It has a cause. A frightened body rings an alarm, and while it rings the brain looks for danger and not for spellings. That is also why people feel sick or shaky then. Nothing has been lost. When the alarm gets quieter, the answers come back, usually within minutes.
      P<blankmind> It happens most to people who care, and it has nothing to do with being clever. Teachers have seen it hundreds of times.
      P<blankmind> The person in the next seat may be just as blank. It cannot be seen from the side.
      Q<blankmind> Just before the test, {Name} might notice ____. The body often goes first.
      H<blankmind> {teacher} can agree on a signal, and say, "Start with number four," when it comes.
      H<blankmind> {helper} can do small practice tests at home, with a clock. ~ What has been done before frightens less.
      T<blankmind> {he} can put the pen down, press both feet on the floor and breathe out slowly five times.
      T<blankmind> {he} can write anything that {he knows} on the edge of the page. ~ One thing pulls out the next.
      C<blankmind> {he} can think, "It is snow, and the path is under it."
      A<blankmind> The first minutes were white, and then there was question four, which was possible. After it came two more. The paper was not full when it was handed in, and it was not empty. An alarm may ring again at the next test. By then there is a track to follow.
    `,
    '11+': `
      D<blankmind> It is a peculiar kind of theft: {Name} sits down to a test, and everything that was there the night before has gone. The feeling sick and the racing heart belong to it. The brain has taken the exam for a threat and switched to emergency mode, in which escaping gets all the power and remembering gets none. Nothing has been deleted. The access is blocked, usually for a few minutes, and it opens again faster when nobody hammers on it.
      P<blankmind> It is extremely common, also among people who get top marks. It shows how much is riding on it in somebody's mind, and it is no measure of ability.
      P<blankmind> Schools can do more than people think: a seat by the door, rest breaks, a smaller room. They do need to be asked.
      Q<blankmind> As the papers are handed out, {Name} might notice ____. It may be in the stomach before it is a thought.
      H<blankmind> {helper} can ask the school what it can arrange, and a doctor if the panic is there on other days, too.
      H<blankmind> {helper} can set short practice papers under a clock, and not comment on the marks. ~ An alarm gets bored by repetition.
      T<blankmind> {he} can stop fighting it for one minute: pen down, feet on the floor, each breath out longer than the breath in.
      T<blankmind> {he} can read the whole paper and begin with the easiest part, or write any known fact in the margin. ~ One remembered thing often brings the next.
      C<blankmind> {he} can think, "It's blocked, not gone. Start anywhere."
      A<blankmind> The page stayed white for some minutes, and they felt like more. Then there was one answer, and it turned out to be attached to others. The mark will be what it is, and those minutes were survived, which the alarm takes note of. At the next test it may ring again, somewhat less convinced. A beginning can be made anywhere, and it does not need a clear head.
    `,
  },
};
