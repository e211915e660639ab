import { said, type NamedScene } from '../scene.ts';

const CHANGES = String.raw`(?:breasts?|boobs|bra\b|periods?|hair(?:y)? (?:under|down|on (?:his|her|their) (?:legs|upper lip))|body hair|hairs?|pubic|puberty|develop\w*|chang(?:es|ing)|spots|voice|body odou?r|matur\w+)`;

/** A body that begins before those of friends. Who has not begun at all yet is told of something else. */
export const beforeTheOthers: NamedScene = {
  id: 'earlier',
  image: 'clocks that are all set to a different time, and none of them wrong',
  cue: said(
    String.raw`(?=[^]*\b${CHANGES})[^]*?\b(?:before (?:all )?(?:(?:any(?:one|body)|every(?:one|body)) else|(?:her|his|their|the|any of her|any of his|any of their) (?:\w+ )?(?:friends|classmates|others|class)|the others|other (?:girls|boys|children|kids))|(?:only|first) (?:one|girl|boy|child)\b|first (?:of|in|among) (?:her|his|their|the)|earl(?:y|ier)|too young|already at (?:seven|eight|nine|ten|\d+)|only (?:seven|eight|nine|ten|\d+)|none of (?:her|his|their) friends|no ?(?:one|body) else)\b`,
    String.raw`\b(?:late|later than|hasn['’]?t|has not|have not|not (?:yet )?(?:started|begun|developed)|still waiting|behind|early (?:start|morning|bed)|periods? (?:of|in school|one|two|table)|before her period)\b`,
  ),
  decides:
    /^(?=[^]*\b(?:breasts?|boobs|puberty|periods?|pubic|body hair|hair under|developing)\b)[^]*?\b(?:before (?:all )?(?:her|his|their|any of (?:her|his|their)) (?:\w+ )?(?:friends|classmates)|(?:before|earlier than) (?:any(?:one|body)|every(?:one|body)) else|(?:only|first) (?:one|girl|boy) in (?:her|his|their|the)|early puberty|precocious)\b/i,
  answers: /\b(?:friends|before|early|earlier|hates?|first|only|breasts?|ten|nine|eight)\b/i,
  titles: { older: 'No Clock Is Wrong' },
  text: {
    '8-10': `
      D<earlier> Bodies have a clock inside that starts growing up, and no two clocks are set alike. In some it rings at eight or nine, and in others at thirteen. {Name} has one that rang before those of {his} friends. Nothing was done wrong, and nothing was done to bring it on. It can feel lonely to be ahead with something one did not choose. A body may be ahead, while the person in it is as old as before.
      P<earlier> Friends notice, and some say silly things. Mostly they are curious, or a bit nervous about their own turn.
      P<earlier> Adults may think that somebody is older than that. They can be reminded.
      Q<earlier> About being ahead, {Name} might feel ____. Annoyed is as good an answer as any.
      H<earlier> {helper} can get what makes it easier, such as soft tops that fit, without much talk.
      H<earlier> {helper} can ask a doctor, if it began very early or goes very fast. ~ It is an ordinary question there.
      T<earlier> {he} can ask for a place to change that is a bit apart.
      T<earlier> {he} can say, "My body, not your topic," and talk about something else.
      T<earlier> {he} can ask one adult anything at all, or write it down.
      C<earlier> {he} can think, "It is early, and it is not wrong."
      A<earlier> In two or three years all the clocks will have rung, and nobody will know whose was first. Until then there are loose jumpers, one adult for questions and the same games as before. A body that changes is still good for climbing. {Name} gets to stay exactly as old as {he is}.
    `,
    '11+': `
      D<earlier> Puberty starts at any time between about eight and fourteen, and a class full of people contains the whole range. {Name} is at the early end, while friends have noticed nothing yet in their own bodies. Nobody asked for it, and it is perfectly reasonable to hate it. A body that is ahead gets looked at, commented on and taken for older than it is. None of that says anything about the person, who has exactly as many years as yesterday.
      P<earlier> Comments tend to come from people who are uneasy about their own turn. A remark or a look that goes too far is for an adult to stop, and it is right to tell one.
      P<earlier> Adults misjudge age by looks and then expect too much. It can be pointed out to them.
      Q<earlier> In the changing room or the mirror, {Name} might notice ____. It may be several things that do not fit together.
      H<earlier> {helper} can buy a few practical things and leave them where they can be found. ~ Not everything needs a conversation.
      H<earlier> {helper} can arrange with the school about changing, or with a doctor if it began very early.
      T<earlier> {he} can choose clothes for comfort and for nobody else.
      T<earlier> {he} can say, "Not a topic," and mean it. ~ It needs no reason.
      T<earlier> {he} can find one person, such as an older cousin or an aunt, who was early as well.
      C<earlier> {he} can think, "Early, and nobody's business."
      A<earlier> The range closes again within a few years, and after that not even doctors can tell who began when. Being first means having nobody to compare notes with for a while, and it means that others will come with their questions later. A body keeps to its own timetable. The person in it may go on climbing trees, or not, as before.
    `,
  },
};
