title = Nim
move-take = Take { $count }
component-stones = Stones
