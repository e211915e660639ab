import { script } from '../../../frame.ts';

/** Scenes of every day from eight to ten. */
export const EVERYDAY_EIGHT_TO_TEN = script(`
  D<boss> A film has one director, and a game among friends has as many as there are players. {Name} may be quick at it, with the plot and the parts ready before the others have sat down. It is a real talent. It has one side effect: whoever only gets told what to do has nothing left to invent. People who have nothing to invent go and find another game.
  D<boss> "You can't do that, it's not in the rules!" In a game that is being made up, such things are said now and then. {Name} may be the one who says most of them. From the inside it feels like saving the game. From the outside it can look like one captain's hat that does not come off.
  P<boss> The others rarely explain why they leave. It seems easier to walk off than to say, "I would have liked to decide something."
  P<boss> Good directors ask their actors a lot of questions. Some famous lines in films were thought up by the actors on the spot.
  Q<boss> When somebody changes the plan, {Name} might feel ____. It may pass once the new plan turns out to work.
  Q<boss> When a game empties, {Name} might feel ____.
  H<boss> {helper} can play something with a director who changes every ten minutes. ~ A kitchen timer does it without an argument.
  H<boss> {helper} can listen to the whole plan once. ~ Some plans only want to be heard.
  T<boss> {he} can ask one question before giving one instruction.
  T<boss> {he} can offer somebody the next decision, whatever it is. ~ It is odd how seldom the game falls apart.
  C<boss> {he} can think, "Director until the bell, and then somebody else."
  A<boss> A game with three directors may end in a place that nobody has planned. Parts of it may be worse than the first plan, and parts much better. What counts is that everybody is still there at the end. Next time, somebody else may direct.
  A<boss> There were two arguments about rules and one very good idea from somebody who seldom says anything. A director who asks gets to hear such things. The plan that was not used today has kept. It can go into another game.
  D<first> At a crossing there is one button, and at the front of a line there is one square metre. {Name} may want both, every time. Being first has an odd property: it is over as soon as it has happened. Everybody crosses on the same green. Two minutes later nobody could say whose finger it was.
  P<first> For somebody else it may have been the one thing to look forward to on the way. They may not say so, and simply be cross about something different afterwards.
  P<first> Racing drivers fight over hundredths of a second because they are paid for it. The rest of the world mostly gets there at the same time.
  Q<first> When somebody else is quicker, {Name} might feel ____.
  H<first> {helper} can settle it before anybody gets near the button. ~ A coin on the way is quick and takes nobody's side.
  T<first> {he} can leave one first to somebody else on purpose and see what it changes.
  T<first> {he} can take another job, such as holding the door.
  C<first> {he} can think, "Same green for all of us."
  A<first> The light turned green and did not ask. They all crossed, and the button went back to waiting for the next finger. There are four of them between here and home. That is enough firsts for two people.
  D<hello> Greeting people is a small ceremony with a gap in it. Somebody says a word, and then it is {his} turn, and for a second everybody seems to look. In that second the mind can go blank. Looking away fills the gap, but it gets read as rudeness, which was not meant. A nod fills it just as well, and it has been good enough for kings.
  P<hello> People who get no hello mostly wonder what they did. They would be surprised to hear that it was about the second and not about them.
  P<hello> In some places people bow, in some they touch noses, and in some they only lift their eyebrows. There is plenty to choose from.
  Q<hello> In the second before an answer, {Name} might notice ____.
  H<hello> {helper} can say the names beforehand and do the first hello. ~ After that it is half done.
  T<hello> {he} can choose one greeting that needs no voice, such as a nod, and use it for everyone.
  T<hello> {he} can get it over with at the door, where it is shortest.
  C<hello> {he} can think, "One nod, and the gap is closed."
  A<hello> The nod took less than a second, and the gap was closed. Nobody bowed, and nobody touched noses. Later there was some talk about a dog, which was a good deal easier. With each time the ceremony gets shorter.
  D<borrow> There is a gap at home, on a shelf or a hanger, where something used to be. {Name} has it, and was going to bring it back. To the owner a gap says only that a thing is gone. Borrowing and taking look exactly alike from there. What makes the difference is a single question, asked before.
  D<borrow> In a home with several people, ownership is more complicated than in a shop. {Name} may see somebody's jumper or pen every day, until it seems to belong to the house. The owner knows the difference to the centimetre. Asking takes about three seconds. It also makes a yes possible, which nobody can give once the thing is gone.
  P<borrow> Most owners mind the surprise more than the lending. They reached for a thing, and their hand found nothing.
  P<borrow> Adults do it too, with chargers, scissors and the good pen. They are usually found out by the second day.
  Q<borrow> With a thing in the hand that was not asked for, {Name} might feel ____.
  Q<borrow> After a no, {Name} might feel ____. It may be less bad than it sounded.
  H<borrow> {helper} can help to write two lists: what may be taken freely, and what only after asking. ~ The second one is often surprisingly short.
  H<borrow> {helper} can hear both sides when something has gone missing. ~ Nobody is a thief because of a pen.
  T<borrow> {he} can ask with a time in it: "Until Friday?"
  T<borrow> {he} can leave a note in the gap when there is nobody to ask. ~ A gap with a note is not a mystery.
  C<borrow> {he} can think, "Three seconds to ask, or an hour of trouble."
  A<borrow> The gap is filled again. What belongs there has been out, with permission, and came home with one new mark that was owned up to. Next time there will be a question first. Some answers will be no, and quite a few will be "yes, if I can have your headphones."
  A<borrow> The list hangs inside a cupboard door, in two handwritings. It is not a peace treaty, and it gets argued about. But things can be found now, or at least the note that says where they are.
  D<tworules> Crossing a border means other money and other rules, and it takes a while to remember which side it is. {Name} crosses one on the way back from {elsewhere}. Over there the sweets come early and the screen goes late. At home there is a different set, and the first no sounds stricter than it is. It is the contrast that does it.
  D<tworules> Whoever has a child for an afternoon can be generous with everything, including bedtime. {Name} may know a house like that, and it is a good thing to have. Home has seven days a week to think of. The two sets of rules come from two different jobs. Comparing them is like comparing a party with a kitchen.
  P<tworules> The adults on both sides may not agree, and they may have tried to. Sorting that out is their work and nobody else's.
  P<tworules> Somebody who says no after a long week does not enjoy it much. It would be easier to be the one with the sweets.
  Q<tworules> In the first hour back, {Name} might feel ____.
  Q<tworules> When the no comes, {Name} might feel ____. Some of it may belong to the goodbye.
  H<tworules> {helper} can leave the first half hour free of rules and questions, as far as it goes. ~ Arriving takes time.
  H<tworules> {helper} can explain one rule and hear one objection. ~ Some rules improve that way.
  T<tworules> {he} can bring one thing across, such as a recipe, and ask if it can be done here on Sundays.
  T<tworules> {he} can wait until after supper before asking for anything. ~ Chances are better then.
  C<tworules> {he} can think, "Other side of the border, other rules."
  A<tworules> After an hour the money is the usual money again, so to speak, and the rules are just the rules. The house with the sweets is still there, and so is the way to it. Having two places that are glad of somebody is rather a good arrangement, even with a border in between.
  A<tworules> A party that went on all year would be a tiring place to live. A kitchen without any would be dull. Between the two there is a coat, a bag and a short ride. The bag is by the door, ready for next time.
  D<laterbed> In a home with children of different ages there are several bedtimes, like time zones on a map. {Name} lives in an earlier one than {older}. From there it seems that the best hour of the day takes place without the people who need sleep. There is a reason for the map. A body of nine needs about an hour more of sleep than one of fourteen. Nobody in the house decided that.
  P<laterbed> The older one used to lie in that very bed and find it just as unfair. The hour that was won later turned out to be mostly homework.
  P<laterbed> Parents are not handing out a prize. They have seen what breakfast is like when an hour is missing.
  Q<laterbed> On the way upstairs, {Name} might feel ____.
  Q<laterbed> When laughter comes through the floor, {Name} might feel ____.
  H<laterbed> {helper} can fix the birthday at which it moves, and by how much. ~ A date is easier to live with than "when you are older".
  H<laterbed> {helper} can give the first one up ten minutes alone with a grown-up. ~ The later ones do not get that.
  T<laterbed> {he} can make a case for fifteen minutes more on a Saturday. ~ It helps to suggest a trial.
  T<laterbed> {he} can choose what the last half hour is for, such as a book in bed.
  C<laterbed> {he} can think, "Earlier zone, for now. It moves every year."
  A<laterbed> One zone after the other goes dark, and in the end it is night in the whole house. What was missed was the second half of something about kitchens. On the next birthday the line on the map moves. Until then the earlier zone has the quieter mornings, and the bathroom to itself.
  D<calls> When a person is deep in something, the brain filters out voices. Researchers have watched it happen, and it makes no difference whether the voice is polite. {Name} may be building or reading, and nine calls bounce off. The tenth gets through because it is loud, and then it seems to come from nowhere. To the caller it was the end of a long row.
  P<calls> From the stairs it looks like being ignored, and being ignored makes people loud. Few adults like the sound of their own tenth call.
  P<calls> Grown-ups are just as deaf with a phone in their hands. It can be tested, with their permission.
  Q<calls> When the loud call comes, {Name} might feel ____. It may seem unfair from in there.
  Q<calls> At being asked to stop in the middle, {Name} might feel ____.
  H<calls> {helper} can come into the room, wait for a look, and say it once. ~ Ten calls from the stairs take longer.
  H<calls> {helper} can give a warning with a number in it, such as five minutes. ~ A middle needs time to become an end.
  T<calls> {he} can answer the first call with anything at all, even "Two minutes". ~ An answer stops the counting.
  T<calls> {he} can put down whatever is in the hand before saying yes. ~ Otherwise the yes gets forgotten.
  C<calls> {he} can think, "Somebody said my name. Surface."
  A<calls> Divers come up slowly, and it is much the same with people in a good book. But they do give a sign when the line is pulled. One short answer, and nobody needs to call again. The other nine can be used for something else.
  D<afterschool> A school day is six hours of being reasonable. {Name} may be quite good at it, and by half past three there is not much reasonable left. Then a door at home closes harder than it was meant to. It is a bit like a bag that has been carried all day. Nobody notices the weight until it is put down.
  D<afterschool> Teachers do not get to see the hour after school. They describe somebody calm who listens. {Name} comes home, and the first question about the day is one too many. What was held in since nine would like to come out. Home is where there is room for it.
  P<afterschool> Whoever stands in the hall gets the whole load, and usually for something as small as a sock. It is a compliment of an unusual kind. People only put such a bag down where they feel safe.
  P<afterschool> Adults come home like that as well. Some sit in the parked car for ten minutes first.
  Q<afterschool> In the first ten minutes at home, {Name} might notice ____.
  Q<afterschool> At the question "How was school?", {Name} might feel ____.
  H<afterschool> {helper} can put something to eat on the table and ask nothing until it is gone. ~ Many answers arrive with the second slice.
  H<afterschool> {helper} can keep the first half hour free of homework and plans. ~ It is the cheapest repair there is.
  T<afterschool> {he} can say, "I need half an hour," and take it. ~ It is clearer than a door.
  T<afterschool> {he} can do something with the body first, such as running, stamping or lying flat.
  T<afterschool,quiet> {he} can spend the first half hour {quiet}.
  C<afterschool> {he} can think, "Bag down first. Words later."
  A<afterschool> By six o'clock the bag has been unpacked, more or less, and some of it is all over the hall. A door can be opened again just as easily as it was shut. What the day was like may come up at supper, in one sentence. It is often the important one.
  A<afterschool> The hour after school ends by itself, as hours do. Then there is somebody in the kitchen again who can be talked to. The heavy part was put down in the right house. Tomorrow the bag starts empty.
  D<kiss> Some relatives greet with kisses, and they were brought up to expect one back. {Name} may prefer to keep a distance. A kiss is a kind of present, and the point of a present is that nobody takes it. Every country has its own way of saying goodbye, from bows to handshakes. It is quite possible to have a way of one's own.
  P<kiss> Somebody may be disappointed for a moment. An adult is able to look after a disappointment of that size.
  P<kiss> Most people care less about the kiss than about being liked. A sentence can say that just as well.
  Q<kiss> When somebody comes closer for a kiss, {Name} might feel ____.
  H<kiss> {helper} can let the family know beforehand that {Name chooses} the greeting. ~ It is easier said by an adult, and earlier.
  T<kiss> {he} can hold out a hand early, before anybody bends down.
  T<kiss> {he} can say, "I don't do kisses, but it was nice to see you."
  C<kiss> {he} can think, "My cheek, my decision."
  A<kiss> A hand was held out, and it was shaken with some ceremony. Nobody was less fond of anybody afterwards. The greeting of this house now exists in two kinds. The second kind works through car windows as well.
  D<busy> Two adults can be in the house all day and still be out of reach. They sit behind headphones and calendars, and the one free minute goes to the washing. {Name} may have worked out where in the list children come. It is a bitter sum, and it is probably wrong. What gets done first is what makes the most noise, and that is seldom what matters most.
  D<busy> Time in families is like the last biscuit. Whatever is left over for "some time" is eaten by something else. {Name} may have heard "later" often enough to stop asking. It is different with time that has a name and an hour on it. Even dentists respect that.
  P<busy> Parents who work a lot are usually aware of it. They may be grumpy because of exactly that.
  P<busy> "In a minute" is not a lie. It is a wish that ran into a telephone.
  Q<busy> When a hand waves "not now", {Name} might feel ____.
  H<busy> {helper} can write a fixed time with {him} into the calendar that the work uses. ~ What stands there gets defended.
  H<busy> {helper} can hear how it has been lately, without explaining. ~ Reasons can come later.
  T<busy> {he} can ask for one definite thing at one definite time. ~ It is much harder to postpone than "more time".
  T<busy> {he} can say, "I miss you when you are here." ~ It is short and it tends to be heard.
  C<busy> {he} can think, "Ask for a time with a number in it."
  A<busy> On Wednesday at five there was an entry with one name in it. Somebody rang in the middle, and it rang until it stopped. They got as far as the second round of a game that both had forgotten how to play. The next entry is in the calendar already.
`);
