title = Nim
move-take = Prendre { $count }
component-stones = Pierres
