// Named by its own module: imported straight, React would need a file of helpers before anything of the page can run.
import 'react-dom/client'
