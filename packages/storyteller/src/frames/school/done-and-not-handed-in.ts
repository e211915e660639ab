import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Homework that is done and does not get handed in: it lies in a bag, and needs a place and a minute of its own. */
export const doneAndNotHandedIn: NamedScene = {
  id: 'handedin',
  image: 'a page that travels to school and back in a bag',
  cue: said(
    String.raw`(?=[^]*\b(?:home ?work|assignments?|coursework|projects?)\b)[^]*?\b(?:(?:never|not|does ?n['’]?t|doesnt|does not|won['’]?t|forgets? to|fails? to|hardly ever|forgot to)\b[^.!?]{0,16}\b(?:hands?|handed|handing|turns?|turned|gives?|give) (?:it |them |his |her |their )?(?:\w+ )?in\b|(?:forgets?|leaves?|loses?)\b[^.!?]{0,20}\b(?:to take|in (?:his|her|their|the) (?:bag|locker|room)))`,
    String.raw`\b(?:perfect\w*|good enough|lies?|lying|pretends?|hides?|hiding|refus\w*|too hard|because (?:he|she|they) (?:has|have)n['’]?t)\b`,
  ),
  decides: true,
  answers: /\b(?:hands?|handed|in|bag|done|forgets?)\b/i,
  titles: { older: 'The Last Ten Metres' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<handedin> The homework is done, and it is in the bag. It goes to school and comes home again. {Name} may know a page like that, with bent corners. Nobody asked for it at the right minute, and then the minute was over. It is not about the work. It is about the last little bit of the way.
      P<handedin> Heads think of what is in front of them. A page in a bag is not in front of anybody.
      P<handedin> The teacher thinks that it was not done. That is a pity, because it was.
      Q<handedin> When the page is found in the bag, {Name} may feel ____.
      H<handedin> {teacher} can have a tray by the door, for each morning.
      H<handedin> {helper} can put a sticker on the bag, as a sign.
      T<handedin> {he} can put the page in front, on top of the lunch.
      T<handedin> {he} can give it to {teacher} before the coat comes off.
      C<handedin> {he} can think, "Done, in the bag, in the tray."
      A<handedin> A page lies in the tray by the door. It is a bit bent, from its travels. There is homework again next week, and it knows the way now. The bag is lighter by one page.
    `,
    '8-10': `
      D<handedin> There is homework that goes on long journeys. It is done at the kitchen table, travels to school, spends a day in the dark and comes home again. {Name} may have a page like that in the bag. The work is finished, and only the last ten metres to the teacher's desk are missing. Those need a different skill from the sums in it: thinking of a thing at one certain minute. Some brains are good at the page and bad at the minute.
      P<handedin> To a teacher an unseen page and an undone page look the same. They can hardly know which one it is.
      P<handedin> Remembering at the right moment has a name, prospective memory. It tires early and works best with something to see.
      Q<handedin> When the page turns up at home again, {Name} might feel ____.
      H<handedin> {teacher} can fix one moment when it is collected, or a tray to drop it in at the door.
      H<handedin> {helper} can take a photo of the finished page. ~ Then it exists, even when it is lost.
      T<handedin> {he} can use one bright folder for whatever goes in tomorrow, and nothing else.
      T<handedin> {he} can hand it over first thing, before sitting down. ~ After that it is out of the head.
      T<handedin> {he} can tell {teacher}, "I did it, and I forget to give it in. Can you ask me?"
      C<handedin> {he} can think, "It is done when it is in the tray."
      A<handedin> The folder is empty, which is exactly what it is for. The page is in the tray, with a crease that tells of its travels. It may go round once more next week. Homework counts from the moment somebody else can see it.
    `,
    '11+': `
      D<handedin> Finished and handed in are two different states, and homework can get stuck between them for weeks. {Name} may have pages that were done, carried around, and marked down as missing. It looks like not caring. It is more often a gap in the last step, for which nobody teaches a method. Doing the work takes knowledge. Producing it on a Tuesday at ten past nine takes prospective memory, which is a separate system and a leaky one.
      P<handedin> People who are good at this seldom remember better. They rely on things outside their heads: folders, alarms, habits.
      P<handedin> A teacher sees a blank in a column. Most would much rather have a crumpled page than a blank.
      Q<handedin> When a page surfaces at the bottom of the bag, {Name} might notice ____.
      H<handedin> {helper} can ask, "Is it in?" and not, "Is it done?" ~ One is the answer to the other.
      T<handedin> {he} can photograph it or upload it the minute it is finished. ~ Then it cannot get lost.
      T<handedin> {he} can tie it to something that happens anyway, such as hanging up a coat.
      T<handedin> {he} can ask the teacher for a fixed place or a reminder, and say why. ~ It is a common request.
      C<handedin> {he} can think, "Finished is when it has left my bag."
      A<handedin> There is a photo in a folder and a sheet on a desk, and a column with one blank less. The method is dull, as methods are. Some weeks it will slip, and then an apology and a bent page will do. Homework that was done deserves to be seen by someone other than a lunch box.
    `,
  },
};
