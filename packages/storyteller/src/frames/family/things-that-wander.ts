import { said, type NamedScene } from '../scene.ts';

/** A grandparent with dementia lives in the same home, comes into rooms and takes things along. */
export const thingsThatWander: NamedScene = {
  id: 'wanderingthings',
  image: 'things that wander through a home, and a box that stays where it is',
  cue: said(
    String.raw`\b(?:takes?|taking|took|hid(?:es|ing|den)?|los(?:es|ing|t)|steals?|stealing|moves?|moving|puts?|throws? (?:away|out)|touch(?:es|ing)|goes through|rummag\w*|break(?:s|ing)?) (?:\w+ ){0,3}(?:things|toys?|stuff|room|clothes|homework|books?|phone|keys|drawers?|school ?bag|belongings|drawings?)\b|\b(?:comes?|coming|walks?|walking|wanders?|wandering|goes|going) (?:in|into) (?:\w+ )?(?:room|bedroom)\b|\bthinks (?:his|her|the) room is (?:his|hers|theirs)\b`,
    String.raw`\b(?:care home|nursing home|visit\w*|his cousin|her cousin|brother|sister)\b`,
  ),
  decides: false,
  answers: /\b(?:lives?|tak\w+|things|room|toys?|hid\w*)\b/i,
  titles: { young: 'The Sock in the Bread Bin', older: 'Things That Wander' },
  text: {
    '4-5': `
      D<wanderingthings> With dementia, a head can forget whose things are whose. Then a toy goes for a walk. {Name} may look for it for a long time. It may turn up in the bread bin. It was not done to be mean. To {who}, it was just a thing that lay there.
      P<wanderingthings> {who} forgets the rule about rooms. It can be said, and then it is gone again.
      P<wanderingthings> Grown-ups look for their keys in odd places, too.
      Q<wanderingthings> When a thing is gone, {Name} may feel ____.
      H<wanderingthings> {helper} can find a high shelf for the best things.
      H<wanderingthings> {helper} can help to look in all the odd places.
      T<wanderingthings> {he} can call a grown-up to come.
      T<wanderingthings> {he} can put one thing out for {who} to hold.
      C<wanderingthings> {he} can say, "It went for a walk."
      A<wanderingthings> There was the toy, next to the bread. {who} did not remember it, and that is the illness. The best things have a high shelf now. It is fine to be cross, and fine to laugh.
    `,
    '6-7': `
      D<wanderingthings> With dementia, a head can forget which things belong to whom. {who} may come into a room and take a pen or a shoe. For {Name}, it can look like stealing. It is not that. A hand sees a thing and likes it. A minute later nobody remembers where it went.
      P<wanderingthings> Telling {who} off does not help. The telling is forgotten, and only the bad mood stays.
      P<wanderingthings> It is hard to live with, even so. A room is for one's own things. Grown-ups can help to keep it that way.
      Q<wanderingthings> When the door opens again, {Name} may feel ____. Cross and sorry can be there together.
      H<wanderingthings> {helper} can find a box with a lid for the best things.
      H<wanderingthings> {helper} can fetch {who} out of there in a friendly way. ~ That is a grown-up's job.
      T<wanderingthings> {he} can call a grown-up at once, and leave the rest to them.
      T<wanderingthings> {he} can give {who} something else to hold, such as a scarf.
      C<wanderingthings> {he} can think, "It is the illness that takes things."
      A<wanderingthings> The shoe was in the bread bin, a bit bent. {who} did not remember a thing about it. The best things live in a box with a lid now. It is all right to mind, and to be fond of somebody even so.
    `,
    '8-10': `
      D<wanderingthings> In a home with dementia, things wander. {who} may pick something up and carry it to a place that makes sense to nobody. {Name} may find homework in the freezer, or not find it. The part of a brain that knows what belongs to whom is one of those that forget. It is not stealing, because stealing needs a plan.
      P<wanderingthings> People who live with it learn not to argue. An argument is gone in ten minutes, and the feeling of it stays all afternoon.
      P<wanderingthings> A person who minds about this is not heartless. A room of one's own matters, and it is fair to ask for help with it.
      Q<wanderingthings> When something has gone again, {Name} might feel ____. It can be anger with a bad conscience.
      H<wanderingthings> {helper} can fit a high hook, a box that locks or a sign on the door.
      H<wanderingthings> {helper} can take over when {who} is in there. ~ It is an adult's job, each time.
      T<wanderingthings> {he} can keep a list of the places where things turned up. ~ There is usually a favourite one.
      T<wanderingthings> {he} can swap it for something, and leave out the explaining.
      C<wanderingthings> {he} can think, "It was the illness, and I still want my pen back."
      A<wanderingthings> The pen was in the teapot. Nobody remembers how, and the list has a new line. What matters most is in the box now. Somebody is folding a tea towel for the fourth time, and it is quiet in the room.
    `,
    '11+': `
      D<wanderingthings> Living with dementia means living with a second logic about property. {who} may go through a room as if it were a shop, and what is taken ends up in pockets, drawers and flowerpots. {Name} may have lost a charger, a notebook or the feeling of having a door. The knowledge of what belongs to whom depends on parts of the brain that forget early. There is no intention in it, good or bad.
      P<wanderingthings> Relatives tend to say, "But it's Nan." True, and it is also a bedroom. Both can be said at the same table.
      P<wanderingthings> Adults who care for a parent at home are often too tired to notice what it costs the others. They generally want to know, at a moment that is not bedtime.
      Q<wanderingthings> When the handle turns, {Name} might notice ____. Pity and fury get on badly, and may both be in.
      H<wanderingthings> {helper} can agree to a lock or a locked box, and to one hour when nobody comes in.
      H<wanderingthings> {helper} can take on the steering, so that {he} need not.
      T<wanderingthings> {he} can keep what is irreplaceable somewhere else altogether.
      T<wanderingthings> {he} can trade: a scarf for the notebook, without a word about whose it is.
      C<wanderingthings> {he} can think, "No plan behind it. I still get a lock."
      A<wanderingthings> The notebook turned up under the cushions, with a biscuit in it as a bookmark. {who} did not remember it and admired the handwriting. The box has a key now. It is possible to be on the side of somebody who is ill and on the side of one's own door.
    `,
  },
};
