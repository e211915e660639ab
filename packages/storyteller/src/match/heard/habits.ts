import type { Fields } from '../fields/field.ts';

/** What parents type about habits, rules and things done to others; one text a line, spelt as it was meant. */
export const HABITS_HEARD: Fields = {
  'bed-wetting': `
    dry all day but the sheets are soaked most mornings
    nine and still in pull ups at night, ashamed
    alarm mat under the sheet did not wake him
    can't go on the school trip because of accidents at night
    hides his wet pyjamas behind the radiator
    woke up wet again and his brother laughed
    was dry at night for a year and now it has started again
    lifting her at eleven does not help
    the mattress smells, washing machine never stops
    foster boy wets the bed every single night`,
  biting: `
    nursery rang, she bit another baby on the cheek
    teeth marks in his brother's arm
    bites when he's excited as well as when he's cross
    left a bruise on the childminder's girl with his teeth
    if somebody takes her toy she bites them
    fourth incident form for biting this month
    chomps on my shoulder when I hold him
    two year old nips everyone
    he bites himself and us when he cannot say what he wants`,
  hitting: `
    thumped a boy because he was in the way
    slaps me in the face when I say no
    pushes smaller children over at soft play
    kicks the dog and his sister
    he has started to hit his grandma
    sent home for punching
    throws a fist before he thinks
    pulls hair at circle time
    scratches and pinches the twins next door
    my toddler hits himself and everybody else
    attacked a teacher, fixed term exclusion
    hurts his little brother when we look away`,
  spitting: `
    spat at the lunch lady
    blows raspberries that are really spit, in our faces
    gobs on the pavement like the footballers
    spits at his sister when he's cross
    she spits her drink across the room for fun
    school called about spitting on another child
    when told off he spits on the floor`,
  'running-off': `
    darts into the road without a look
    slips my hand and is gone in the crowd at the market
    escaped from the playground twice
    I turned to pay and she had vanished
    he thinks it is a game to race away from me in the car park
    elopes from class, absconds, school are worried
    opens the front door and off he goes
    needs reins at four because he bolts
    ran off on the beach, we searched for half an hour
    train platform, she pulls away`,
  lying: `
    did you wash your hands, yes, no he did not
    makes up tales about what happened at school
    blames the dog, his brother, anyone, for what he did
    says she has no homework when she has
    told his class we have a swimming pool
    small silly lies all day long
    says teacher hit him, it is not true
    can look me in the eye and say it wasn't me with chocolate on his chin
    forged my signature in the planner
    invents a father who is a pilot
    how do I get him to own up and be honest`,
  'taking-things': `
    came home with a toy car that isn't his
    coins gone from my purse
    found other children's rubbers and pens in her bag
    shop keeper stopped her with sweets in her pocket
    helps himself to his sister's savings
    says he found it but it belongs to a boy in class
    nicked a bracelet at the party
    she steals food from the pantry and hides wrappers
    took my phone charger and ring, magpie
    pockets little things from nursery`,
  swearing: `
    dropped the f bomb in front of grandma
    language like a sailor since he plays online
    says bloody hell to the vicar
    poo bum wee words at every meal
    calls me a b word
    learnt nasty words from big kids on the bus
    cusses when he loses a game
    rude gestures with the finger
    she repeats curse words and laughs`,
  interrupting: `
    cannot wait for a gap when grown ups talk
    shouts out the answers before others
    mummy mummy mummy as soon as I pick up the phone
    teacher says she calls out all day long
    he barges into every conversation with his story
    when visitors are here we can't finish a sentence
    pulls my sleeve and talks over his dad
    work calls from home are a nightmare with him butting in
    pupil who cannot let others finish speaking`,
  'personal-space': `
    kisses everybody at preschool, even the postman
    sits on strangers' laps
    leans on other kids till they shove him
    touches people's hair in queues
    nose to nose when she talks to you
    hugs too hard and does not let go
    in the line he presses up against the child in front
    strokes ladies' tights on the train
    follows classmates into the toilet cubicle
    doesn't notice that others step back from him`,
  'stopping-play': `
    park is lovely till it is time to go home
    I carry her out of soft play kicking
    can't switch from one activity to the next at nursery
    when the teacher says tidy and line up he goes on building
    leaving a friend's house is always a scene
    won't come in from the garden for tea
    picking him up from grandma's, he hides and refuses to leave
    moving from break to lessons is the hardest part of the day
    stop means go on for another twenty minutes
    begs one more slide and then runs`,
  'tidying-up': `
    legs don't work when there are toys to pick up
    her room looks like a bomb went off
    lego all over and he says he is too tired to clear it
    never puts anything back in the box
    drops coat, bag and shoes in the hall
    clean your room takes a whole saturday of arguing
    his sister does all the picking up
    refuses to help at tidy time in class
    paint and paper everywhere, walks away from it`,
  'nail-biting': `
    fingers are raw, no nails left at all
    chews the ends of her fingers in front of the tv
    bitter varnish does nothing, he gnaws on
    hands always in her mouth biting
    tears off his nails when he's nervous
    bites his toenails as well`,
  'hair-and-skin': `
    pulls out her eyelashes
    bald patch behind his ear where he twists and tugs
    picking at scabs until they bleed
    picks the skin around her thumbs
    scratches arms open when worried
    twirls hair round the finger and yanks
    spots and scabs never heal because he keeps picking
    her scalp is sore, trichotillomania says the doctor`,
  'thumb-sucking': `
    five years old and thumb in as soon as she is tired
    dentist says the sucking pushes his teeth out
    blisters on her thumb
    sucks two fingers and holds the blanket
    only at night and in the car, but he is eight
    school friends laugh that she sucks like a baby
    plaster, glove, bitter stuff, still in her mouth`,
  'dummy-or-bottle': `
    two and a half and still has milk from the bottle at night
    paci fairy is coming on saturday
    can't sleep without his dodie
    health visitor wants the dummy gone
    screams for boo boo, his soother
    ready to wean from breast and bottle, big feelings
    pacifier in all day, speech therapist says it has to go
    she hid a spare dummy behind the sofa
    wants a baby bottle like her brother`,
  waiting: `
    are we there yet after one minute
    cannot stand in a line at the shop
    the doctor is late and he climbs the walls
    wants his drink now, this second
    counting the sleeps to her birthday drives her and us mad
    patience of a gnat
    when I say in a minute he screams
    hates the queue for the slide at the park
    one pupil can't wait till it's her turn to speak
    the food takes ten minutes and he melts down`,
  'taking-turns': `
    must be line leader each day or screams
    twins fight about who sits at the window
    she has to press the button, always her
    the swing belongs to him and nobody else gets a go
    pushes to the front
    who goes first is the fight of every morning
    won't pass the dice
    controller is never handed over to his brother
    both want the front seat`,
  'broken-promise': `
    I said I'd be at his match and got stuck at work
    his dad swore he'd call and did not
    we had told them Disneyland and now can't afford it
    mum forgot that she would come to the assembly
    you promised, she says, and she's right
    the puppy we agreed on is not coming after all`,
  'saying-sorry': `
    hurt his cousin and walked off without a word
    would rather sit in her room all day than apologise
    says sorry like a robot and does it again
    broke grandma's vase and will not own it
    hides when he should make up with a friend
    it is never her fault
    can't bring himself to say it, cries instead
    mumbles sowwy and laughs`,
  sharing: `
    will not lend her scooter to anyone
    cousins come round and he locks his toys away
    grabs every block that another child picks up
    screams mine at the sandpit
    a friend touched his train, huge fuss
    one teddy, two sisters, war
    won't let baby hold even a rattle
    at playgroup he collects all the cars and sits on them
    splitting sweets with a sibling ends in blows
    new to having visitors touch his stuff`,
  'being-kind': `
    laughed when another child fell and got hurt
    tells a girl she is ugly
    runs down other kids' sandcastles for fun
    nasty to his grandmother, mocks how she walks
    she is the mean one, the other mums have told me
    pulls the cat about by the tail
    says I hate you to everyone
    leaves a boy out on purpose and enjoys it
    ordering others about, unfriendly, sharp tongue
    my son picks on a weaker child in class
    speaks to me like dirt`,
};
