import { script } from '../../../frame.ts';

/** Scenes of a family's days, for four and five. */
export const FAMILY_DAYS_FOUR_TO_FIVE = script(`
  D<sharedday> A calendar has one square for each day. One square has two names in it. They are {Name} and {sharer}. The day is as long as any other birthday. It has a morning, an afternoon and an evening.
  D<sharedday> {Name} has a birthday, and {sharer} has one too. Two names stand in one square on the calendar. Some things come once. Other things can come twice, such as the song. That makes twice as much noise.
  P<sharedday> {sharer} may want to be the only one as well. Two people can have the very same wish.
  P<sharedday> Grown-ups count the plates and the chairs. They may forget to ask what each one would like best.
  Q<sharedday> When all of them look at {sharer}, {Name} may feel ____.
  H<sharedday> {helper} can ask both what is for just one. ~ Not all of it is shared.
  H<sharedday> {helper} can find a bit of time for just {Name}.
  T<sharedday> {he} can choose one part of the day.
  T<sharedday> {he} can help to sing for {sharer}.
  C<sharedday> {he} can think, "One day, two names, and one is mine."
  A<sharedday> In the evening two people are a year bigger. Nobody got just half a year. There are crumbs of two kinds under the table. One of the names in that square is {Name}.
  A<sharedday> The song was sung, and then it was sung again. It had another name in it each time. One birthday was big enough for two. The square on the calendar is full now.
  D<newface> A face can look new in five minutes. It is {changed}, and {looks}. {Name} may look twice, or keep away for a bit. The eyes are the same two eyes. The voice is the same as well.
  D<newface> {Name} knows {changed} very well. Today that face looks new, because {looks}. Eyes need some time for that. Ears are quicker. The voice says the same things as before.
  P<newface> Many people look twice at a new face. Cats and babies do it too.
  P<newface> Nobody can see their own face without a mirror. So {changed} may forget that it looks new.
  Q<newface> When the new face comes close, {Name} may feel ____.
  H<newface> {changed} can say hello from the door. ~ Coming closer can wait.
  H<newface> {helper} can look at old photos with {him}. ~ In each of them the eyes are the same.
  T<newface> {he} can shut both eyes and listen to the voice.
  T<newface> {he} can ask to feel it with one finger.
  C<newface> {he} can think, "New look, same voice, same hands."
  A<newface> The voice says good night as it did before. The hands do up a button as before. The face gets a bit less new each day. Soon it is just the face that everybody knows.
  A<newface> With eyes shut it was easy, because the voice had not changed. Then one eye looked, and then the other one. It is a new look on an old face. There may be a hug in it, when it is time.
  D<newthing> Things at home get old, and then others come. Now {renewed} is new. {Name} knew the old one, with its spots and its sounds. It was just a thing. It can be missed all the same.
  D<newthing> At home hands and feet know where all is. Now {renewed} is new, and they look again. {Name} may like the old one best. It takes some days to get to know a new one.
  P<newthing> Grown-ups chose it, and they may be glad. They miss old things as well, mostly a cup or a coat.
  P<newthing> New things smell of the shop. That goes away, and then they smell of home.
  Q<newthing> Next to what is new, {Name} may feel ____.
  H<newthing> {helper} can take a photo of how it was. ~ A photo keeps old things.
  H<newthing> {helper} can say what stays the same.
  T<newthing> {he} can say goodbye to the old one.
  T<newthing> {he} can find three things that are just as before.
  C<newthing> {he} can think, "This is new, and that is the same."
  A<newthing> After some days there is a first spot on it. It may be jam. Now it is not so new any more. Three things are just as before. A photo has the old one in it.
  A<newthing> The old one had its goodbye. The new one gets its first sounds and its first spots. Feet find the way again. It was new, and soon it is just part of home.
  D<works> Before a home is mended, it is a mess for a while. Workers come, and it goes bang and brrr. {Name} may look for a cup and find a hammer. Things have moved to other rooms. In the evening the workers go home, and it is quiet.
  D<works> There is work at home, and it is loud. Dust sits on the bread. {Name} may not find things where they were. A lot has moved, and some of it is under a sheet. One corner can stay just as it is.
  P<works> Workers know that it is loud. They put things over their ears as well.
  P<works> Grown-ups cannot find the forks now. They make toast in odd places.
  Q<works> When the loud part begins, {Name} may feel ____.
  H<works> {helper} can keep one corner where nothing moves. ~ Toys can live there.
  H<works> {helper} can say which day is a loud one.
  T<works> {he} can put both hands on {his} ears and walk away.
  T<works> {he} can look at the new bit in the evening.
  C<works> {he} can think, "Loud now, and quiet later."
  A<works> The last bang of the day is done. The dust comes down, and so do all the shoulders. One corner is just as it was. When the work is over, home is home again.
  A<works> In the evening home is so quiet that clocks can be heard. The hammers are in their box. Somebody has found the forks. Bit by bit, home gets its rooms back.
  D<lentbed> Guests are coming to stay, and they need a bed. A bed can be lent for some nights. So {Name} sleeps in another place. The pillow comes along, and so does the good night. When the guests go home, the bed is free again.
  D<lentbed> For some nights there are guests in {his} bed. {Name} has a place to sleep somewhere else. It has another wall and other sounds. The pillow is the same. A bed is a big thing to lend.
  P<lentbed> Guests know that the bed is lent. They lie there and look at somebody else's wall.
  P<lentbed> With guests there are more shoes and more cups. Later it is quiet again.
  Q<lentbed> In the other place at night, {Name} may feel ____.
  H<lentbed> {helper} can make up the other bed by day. ~ Then it is known before it is dark.
  H<lentbed> {helper} can say how many nights it is. ~ Nights can be counted.
  T<lentbed> {he} can choose what comes along for the night.
  T<lentbed> {he} can show the guests where the light is.
  C<lentbed> {he} can think, "It is lent, and I get it back."
  A<lentbed> One night, and one more, and then the guests go home. The bed may smell of another soap for a day. The pillow is back, and so is its owner. A lent bed comes back.
  A<lentbed> In the other place the night was as long as all nights. In the morning there were guests for breakfast. Some days later the bed is free. It is good to lie in it and see the right wall.
  D<soloplay> A game for two needs somebody else. A game for one needs just one. {Name} may want a grown-up in all of them. Sometimes the grown-up has a pan to stir. Then a game for one can begin, close by.
  D<soloplay> A game begins with one small thing, such as a car. With somebody else it is easy to begin. {Name} may wait for that. In a game for one, the first minute is the long one. After that the car has somewhere to go.
  P<soloplay> Grown-ups like to play, and they have jobs as well. Soup does not stir itself.
  P<soloplay> Lots of children talk to their toys in a game for one. The toys do not mind.
  Q<soloplay> When it is a game for one, {Name} may feel ____.
  H<soloplay> {helper} can begin the game and come back to look. ~ The first minute is easier with two.
  H<soloplay> {helper} can say how long the job takes.
  T<soloplay> {he} can play where {helper} can be seen.
  T<soloplay> {he} can make one thing to show.
  C<soloplay> {he} can think, "First my game, then we look."
  A<soloplay> The car went all the way round the chair. Nobody told it where to go. Then somebody came to look, and there was a lot to tell. It was a big game for one.
  A<soloplay> The first minute was long, and the next ones were not. Something is on the floor now that is new. It can be shown. Then it may be a game for two.
  D<switches> A switch says click, and a whole room gets light. It says click again, and the room is gone. {Name} may like that very much. That is a lot for one small finger. The others just wait until their soup comes back.
  P<switches> In the dark, people bump into chairs. They cannot know when the next click comes.
  P<switches> A lamp can break when it goes on and off a lot. Then somebody gets out the steps and a new lamp.
  Q<switches> With one finger on the switch, {Name} may feel ____.
  H<switches> {helper} can find a torch for clicks. ~ A torch has a switch of its own.
  H<switches> {helper} can keep one click for the evening.
  T<switches> {he} can click a torch in a dark corner.
  T<switches> {he} can press the switch once and leave it.
  C<switches> {he} can think, "One click, and it stays."
  A<switches> Click, and the light is on. The soup is there, and so are all the faces. It stays like that until bedtime. Then there is one more click for one finger.
`);
