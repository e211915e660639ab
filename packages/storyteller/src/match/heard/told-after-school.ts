import type { Fields } from '../fields/field.ts';

/** What parents type about a school day, the clinic and what a child is afraid of; one text a line. */
export const TOLD_AFTER_SCHOOL: Fields = {
  insects: `
    scared of wasps and wont go out at break in summer
    stays inside at break because there are bees on the field
    wont go out to play at lunch in case of wasps
    screams at a wasp in the playground at break time`,
  needles: `
    the flu spray up the nose at school next week
    scared of the school nurse and the nasal spray flu vaccine
    the nurse is coming to school to do the flu vaccine up the nose
    immunisations at school on thursday and she is dreading it`,
  'asking-for-help': `
    wets himself at school because he wont ask to go to the toilet
    wont put her hand up to ask for the loo and has an accident
    too shy to ask the teacher if he can go to the toilet
    holds it all lesson because she is scared to ask to go
    doesnt dare ask for the toilet in class`,
  'body-and-looks': `
    wont take her jumper off because people see her eczema
    hides his skin in long sleeves because of his eczema
    spots, spends ages in the bathroom and wont go out
    got spots on his chin and does not want to go to a party
    covered in spots and spends an hour in front of the mirror
    acne and hides under his hood
    wont be seen with her spots`,
  'talking-at-school': `
    wont talk to anyone at nursery, chats non stop at home
    doesnt say a word at preschool but is a chatterbox at home
    talks all the time at home and never at nursery
    wont speak to any grown up at school, only whispers to one friend
    whispers to her friend and the friend tells the teacher`,
  tests: `
    didnt get into the grammar school and thinks he let us down
    failed the eleven plus and feels he has disappointed us
    did not pass the entrance exam
    all his friends got into the grammar school and he did not`,
  'pet-death': `
    her gerbil is very old and the vet says it wont be long
    our old dog is dying and the vet says it is a matter of days
    the cat is very ill and will not get better, she asks about it
    asks every day when our dog is coming back
    keeps asking when the cat will come back, she died in the spring
    wont go in the kitchen since the dog died
    wont walk past the empty basket where the dog slept
    wont sit on the sofa where the cat always lay`,
  'new-family-member': `
    grandad has moved in with us because hes poorly and everything at home has changed
    gran lives with us now because she cant manage alone and it is all different
    grandma has moved in and he had to change rooms`,
  perfectionism: `
    cries every time she spills her drink and says sorry over and over
    drops something and says sorry sorry sorry in tears
    thinks she is in trouble when she spills something
    tells me he hates himself when he gets something wrong
    hits herself on the head when she makes a mistake in her homework
    hates herself for one wrong answer`,
  nightmares: `
    nightmares since he watched a horror film at a sleepover
    bad dreams ever since a scary film at a friends house
    nightmares after seeing something scary on youtube
    wont sleep with the light off since a horror film gave him nightmares`,
  crowds: `
    wont go in the assembly hall, it smells funny and everyone stares
    cries at the door of the hall because it is so full of people
    finds the corridors at high school unbearable between lessons
    cant bear the corridor crush when the bell goes
    the stairs and corridors at school are packed and she panics
    autistic and the corridors between lessons are too much
    late for lessons because he waits until the corridor is empty`,
  'fire-drill': `
    scared of fire since the toaster set off the smoke alarm
    the smoke alarm went off when we burnt the toast and now he is scared of fire
    worried the house will burn down since the alarm went off`,
  'school-refusal': `
    first day back after chicken pox and he doesnt want to go
    off school poorly for a week and does not want to go back
    back to school after half term and she is crying about it
    was ill for two weeks and is nervous about going back to school
    doesnt want to go back to nursery after the holidays
    first day back after the summer and tummy ache`,
  jealousy: `
    he is the middle one and says nobody sees him between the clever one and the baby
    in the middle of three, her brother is the sporty one, and she says we forget her
    her best friend has a new best friend and she is eaten up with jealousy
    jealous because his best mate has another best mate now
    his little sister has leukaemia and everyone asks about her and never about him
    everybody asks about his sick brother and nobody asks about him
    sister is in hospital so much and he feels forgotten`,
  'handling-disappointment': `
    only got a small part in the panto and is heartbroken
    cast as a tree in the school play and wanted to be dorothy
    wanted to be mary in the nativity and is a sheep
    got a tiny part in the school play and is heartbroken
    is only in the chorus and wanted the main part
    didnt get picked for the netball team and her friends did
    not picked for the football team
    didnt make the squad`,
  'building-confidence': `
    wants to drop out of the choir because she forgot the words in the concert
    wants to give up after one bad performance
    cant do his buttons and takes forever getting changed for pe
    last to get changed for pe because of her buttons
    cannot tie her shoelaces and all her friends can
    struggles with zips and buttons at school`,
  glasses: `
    doesnt want to wear her glasses because a boy called her four eyes
    takes his glasses off at school because they laugh at them
    wont wear the new glasses since somebody said she looks weird`,
  'left-out': `
    walks round on her own at break because her friend is in the other class
    by himself every lunch since his friend was put in another class
    nobody played with him today and he walked round the edge of the playground on his own
    says she had nobody to play with at lunch
    spends playtime walking round by himself
    no one played with her at break today
    sits on the bench on her own every lunchtime`,
  swimming: `
    failed his swimming badge and says hes never going again
    did not get her 25 metres badge and wont go back to swimming`,
  'losing-a-game': `
    threw the controller when he lost at fifa
    smashed his controller after losing a game
    so angry when he loses that he breaks things`,
  'saying-goodbye': `
    cries when i drop her at nursery and clings to my leg
    has to be peeled off me at the classroom door
    hangs on to my coat at drop off`,
  'first-day-school': `
    going up to secondary and scared of getting lost and of the big kids
    starts high school in september and worries about the older ones and finding the rooms`,
  'doctors-visit': `
    scared of the school nurse doing the height and weight check
    does not want to be weighed and measured at school`,
  scan: `
    has to have an mri and is worried what they will find
    brain scan next week and scared of the results`,
  'weddings-and-parties': `
    sits on my lap the whole party and wont join in
    wants me to stay at every party and will not let go of my hand
    goes to parties and watches from my knee`,
  'grandparent-death': `
    grandad died and he hasnt cried once
    her nan died and she carries on as if nothing happened, says she feels nothing`,
  dentist: `
    worried about the gas mask at the dentist when her tooth comes out
    having gas and air at the dentist and scared of the thing on the nose`,
  operation: `
    had his operation yesterday and is sore
    she is home after her operation and wont get up
    having her tonsils out next month and staying the night in hospital
    tonsils out, first time in hospital overnight
    getting adenoids and tonsils done and we stay over
    wants to know if he will feel it when they take his tonsils out`,
  'feeling-worried': `
    cant fall asleep because her head is full of worries
    lies awake with worries and comes down asking the same questions
    worries that i wont come to pick her up from school
    frightened i will forget to collect him
    keeps asking who is picking her up and what if nobody comes
    up at ten and eleven with worries going round her head`,
};
